/* Written by words.plugin.ts from en.ftl. */
type Said = string | number;

export interface Words {
  coach: string;
  thinking: string;
  none: string;
  chance: (a: { percent: Said }) => string;
  choose: string;
  then: string;
  between: string;
  propose: string;
  proposed: string;
  withdraw: string;
  asked: string;
  agree: string;
}
