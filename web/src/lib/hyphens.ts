const VOWEL = 'aeiouyàâäæéèêëîïôöœùûüÿ';
const CONSONANT = `(?:ç|[^${VOWEL}\\W\\d_])`;
/** Consonants that are not parted. */
const PAIR = '(?:[cpst]h|gn|qu|[bcdfgptv][lr])';
const SPLIT = new RegExp(`(?<=[${VOWEL}]${CONSONANT}?)(?=(?:${PAIR}|${CONSONANT})[${VOWEL}])`, 'giu');
const UNPARTED = new RegExp(`^${PAIR}$`, 'iu');
const LEAST = 3; // letters before a hyphen; behind it one more, as the last syllable is often mute
const LONG = 9;

/** A name whose long words may be parted as French and English do it: not every browser has a dictionary. */
export function hyphenated(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => {
    if (word.length < LONG) return word;
    const parts = [...word.matchAll(SPLIT)].map(({ index }) => index).filter((k) => k >= LEAST && word.length - k > LEAST && !UNPARTED.test(word.slice(k - 1, k + 1)));
    return [0, ...parts].map((k, n) => word.slice(k, parts[n])).join('\u00AD');
  });
}
