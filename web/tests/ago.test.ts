import { describe, expect, it } from 'vitest';
import { ago } from '../src/start/ago';

const NOW = 1_800_000_000;

describe('how long ago something was', () => {
  it.each([
    [0, 'now'],
    [59, 'now'],
    [60, '1 min. ago'],
    [3599, '59 min. ago'],
    [3600, '1 hr. ago'],
    [86400, 'yesterday'],
    [6 * 86400, '6 days ago'],
  ])('%i seconds', (past, said) => expect(ago(NOW - past, 'en', NOW)).toBe(said));

  it('is a date after a week', () => expect(ago(NOW - 8 * 86400, 'fr', NOW)).toMatch(/^\d+ janv\. 2027$/));
  it('is never in the future', () => expect(ago(NOW + 500, 'en', NOW)).toBe('now'));
});
