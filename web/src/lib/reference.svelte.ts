/** What is open beside the board: help with the question, the player aid, the rules, perhaps at one of them, or the key of signs. */
export const PARTS = ['now', 'aid', 'rules', 'key'] as const;
export type ReferencePart = (typeof PARTS)[number];

interface Reference {
  open: ReferencePart | null;
  rule: string;
}

export const reference = $state<Reference>({ open: null, rule: '' });

export function openRule(rule: string): void {
  reference.open = 'rules';
  reference.rule = rule;
}

export function closeReference(): void {
  reference.open = null;
  reference.rule = '';
}

/** The same key, or the same button, puts it away again. */
export function turnTo(part: ReferencePart): void {
  const open = reference.open === part ? null : part;
  closeReference();
  reference.open = open;
}
