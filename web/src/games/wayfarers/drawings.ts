/** Drawn by us, in the box of 512 that the game icons use; simple enough to be read in a line of signs. */
export const DRAWINGS: Record<string, string> = {
  coins:
    '<path fill-rule="evenodd" d="M256 40a216 216 0 1 1 0 432 216 216 0 0 1 0-432zm0 56a160 160 0 1 0 0 320 160 160 0 0 0 0-320zm0 64 28 68 68 28-68 28-28 68-28-68-68-28 68-28z"/>',
  bread:
    '<path fill-rule="evenodd" d="M150 110h212c80 0 124 52 124 108 0 40-22 66-50 78v96c0 24-16 40-40 40H116c-24 0-40-16-40-40v-96c-28-12-50-38-50-78 0-56 44-108 124-108zm6 70-28 76 40 14 28-76zm92 0-28 76 40 14 28-76zm92 0-28 76 40 14 28-76z"/>',
  astrolabe:
    '<g fill="none" stroke="currentColor"><circle cx="256" cy="286" r="184" stroke-width="44"/><circle cx="296" cy="262" r="76" stroke-width="28"/><path d="M128 414 384 158" stroke-width="34"/><circle cx="256" cy="54" r="34" stroke-width="28"/></g>',
  bullseye:
    '<g fill="none" stroke="currentColor" stroke-width="48"><circle cx="256" cy="256" r="200"/><circle cx="256" cy="256" r="106"/></g><circle cx="256" cy="256" r="40"/>',
  die:
    '<path fill-rule="evenodd" d="M116 40h280q76 0 76 76v280q0 76-76 76H116q-76 0-76-76V116q0-76 76-76zm40 74a42 42 0 1 0 0 84 42 42 0 0 0 0-84zm200 0a42 42 0 1 0 0 84 42 42 0 0 0 0-84zM256 214a42 42 0 1 0 0 84 42 42 0 0 0 0-84zM156 314a42 42 0 1 0 0 84 42 42 0 0 0 0-84zm200 0a42 42 0 1 0 0 84 42 42 0 0 0 0-84z"/>',
  minaret:
    '<path d="M256 12c16 44 66 64 66 116 0 16-6 28-14 38h24v42h-22v192h34v100H168V400h34V208h-22v-42h24c-8-10-14-22-14-38 0-52 50-72 66-116z"/>',
  mark:
    '<path d="M96 40h320q24 0 24 24v384q0 24-24 24H96q-24 0-24-24V64q0-24 24-24z" opacity=".35"/><path d="M256 130c10 28 42 42 42 76 0 10-4 18-8 24h14v28h-14v84h22v60H200v-60h22v-84h-14v-28h14c-4-6-8-14-8-24 0-34 32-48 42-76z"/>',
  shift:
    '<path d="M330 60v76H40v64h290v76l148-108zM182 236v76h290v64H182v76L34 344z"/>',
  recall:
    '<circle cx="346" cy="176" r="78"/><path d="M216 472c0-146 42-200 130-200s130 54 130 200z"/><path d="M168 30v160L30 110z"/><path d="M140 82h90v56h-90z"/>',
  refresh:
    '<path d="M176 150h160q26 0 26 26v160q0 26-26 26H176q-26 0-26-26V176q0-26 26-26z"/><path fill="none" stroke="currentColor" stroke-width="44" d="M446 262a190 190 0 1 1-58-142"/><path d="M418 30v150H268z"/>',
  crown: '<path d="M52 396V134l112 116 92-182 92 182 112-116v262zM52 416h408v48H52z"/>',
  ink: '<path d="M250 64c96-6 112 74 172 112s34 132-18 172-58 126-152 106-168 14-190-78 44-110 40-192 60-116 148-120z"/><circle cx="76" cy="96" r="38"/><circle cx="446" cy="440" r="30"/>',
  ring: '<circle fill="none" stroke="currentColor" stroke-width="60" cx="256" cy="276" r="170"/><circle cx="256" cy="100" r="84"/>',
  ...tiles(),
};

/** Upgrades in the shapes of their kinds. */
function tiles(): Record<string, string> {
  const box = (x: number, y: number, wide: number, high: number): string => `<rect x="${x}" y="${y}" width="${wide}" height="${high}" rx="36"/>`;
  const wide = box(16, 132, 480, 248);
  return {
    'tile-basic': box(112, 112, 288, 288),
    'tile-land': wide,
    'tile-water': wide,
    'tile-space': box(132, 16, 248, 480),
    'tile-special': `<path d="M256 24 488 256 256 488 24 256z"/>`,
    'tile-any': `${box(40, 40, 200, 200)}${box(272, 40, 200, 432)}${box(40, 272, 200, 200)}`,
  };
}
