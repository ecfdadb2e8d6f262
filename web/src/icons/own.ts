/** Drawn by us, in the box of 512 that the game icons use: pieces that every game may have. */
export const OWN: Record<string, string> = {
  cube:
    '<path d="M256 40 452 140 256 240 60 140z" opacity=".7"/><path d="M52 158l190 98v216L52 372z"/><path d="M460 158l-190 98v216l190-100z" opacity=".85"/>',
  disc:
    '<ellipse cx="256" cy="300" rx="200" ry="120"/><ellipse cx="256" cy="236" rx="200" ry="120" opacity=".7"/>',
  card:
    '<path d="M120 40h272q40 0 40 40v352q0 40-40 40H120q-40 0-40-40V80q0-40 40-40zm40 80v32h192v-32zm0 80v32h192v-32zm0 80v32h120v-32z"/>',
  tablet:
    '<path fill-rule="evenodd" d="M128 24h256q72 0 72 72v320q0 72-72 72H128q-72 0-72-72V96q0-72 72-72zm-2 96v44l96 22v-88zm150 12v44l110-22zm-150 108v44l110-22zm150-22v88l96-22v-44zM126 352v44l96 22v-88zm150 12v44l110-22z"/>',
};
