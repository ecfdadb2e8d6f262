/* Written by words.plugin.ts from en.ftl. */
type Said = string | number;

export interface Words {
  title: string;
  atWork: (a: { done: Said; of: Said }) => string;
  begins: string;
  writing: string;
  chances: string;
  chancesLead: string;
  inNumbers: string;
  move: (a: { n: Said }) => string;
  at: (a: { n: Said; name: Said }) => string;
  percent: (a: { n: Said }) => string;
  accuracy: string;
  accuracyWhy: string;
  none: string;
  turning: (a: { n: Said }) => string;
  cost: (a: { n: Said }) => string;
  played: string;
  better: string;
  toReplay: string;
  point: (a: { k: Said; n: Said; name: Said }) => string;
}
