/* Written by words.plugin.ts from en.ftl. */
type Said = string | number;

export interface Words {
  loading: (a: { here: Said; total: Said }) => string;
  starting: string;
  broken: (a: { why: Said }) => string;
  tooOld: string;
  unreachable: string;
  broke: string;
  newer: string;
  unread: (a: { n: Said }) => string;
  notLasting: string;
  understood: string;
  friends: string;
  onServer: string;
}
