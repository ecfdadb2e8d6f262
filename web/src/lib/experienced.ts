const KEY = 'edubba.experienced';

function known(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}

/** The games of which somebody has said that he needs no settings to learn by. */
export const experienced = {
  has: (game: string): boolean => known().includes(game),
  tell(game: string, is: boolean): void {
    const others = known().filter((other) => other !== game);
    try {
      localStorage.setItem(KEY, JSON.stringify(is ? [...others, game] : others));
    } catch {
      // A browser that forbids storage still plays; it only forgets.
    }
  },
};
