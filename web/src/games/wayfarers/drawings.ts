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
  castle: '<path d="M36 476V196h60v50h52v-50h64v50h88v-50h64v50h52v-50h60v280H316V368a60 60 0 0 0-120 0v108zM236 30h130l-34 38 34 38h-92v70h-38z"/>',
  mountaintop: '<path d="M16 446 186 116l76 132 62-92 172 290z"/>',
  'harbor-dock':
    '<g fill="none" stroke="currentColor" stroke-width="48"><circle cx="256" cy="92" r="54"/><path d="M256 146v320M146 222h220M56 316c20 104 104 150 200 150s180-46 200-150"/></g>',
  waves:
    '<path fill="none" stroke="currentColor" stroke-width="52" d="M28 136q57-70 114 0t114 0 114 0 114 0M28 260q57-70 114 0t114 0 114 0 114 0M28 384q57-70 114 0t114 0 114 0 114 0"/>',
  observatory: '<path d="M56 306a200 200 0 0 1 400 0zM56 338h400v132H56zM296 66l66-34 66 150-50 26z"/>',
  'star-formation':
    '<path d="M176 30l44 122 122 44-122 44-44 122-44-122-122-44 122-44zM376 234l30 86 86 30-86 30-30 86-30-86-86-30 86-30zM400 40l18 50 50 18-50 18-18 50-18-50-50-18 50-18z"/>',
  'ringed-planet':
    '<circle cx="256" cy="256" r="124"/><ellipse fill="none" stroke="currentColor" stroke-width="36" cx="256" cy="256" rx="236" ry="72" transform="rotate(-24 256 256)"/>',
  'comet-spark': '<circle cx="354" cy="354" r="118"/><path d="M24 56l250 180-56 56zM160 24l190 176-70 36zM24 190l172 172 46-66z"/>',
  sun: '<circle cx="256" cy="256" r="112"/><path stroke="currentColor" stroke-width="46" d="M256 16v90M256 406v90M16 256h90M406 256h90M86 86l66 66M360 360l66 66M426 86l-66 66M152 360l-66 66"/>',
  moon: '<path d="M330 34a226 226 0 1 0 150 300A200 200 0 0 1 330 34z"/>',
  desert: '<path d="M16 416q120-170 240-66t240-86v196H16z"/><circle cx="366" cy="140" r="86"/>',
  'big-wave': '<path d="M16 446c0-226 114-370 290-370 92 0 154 62 154 134-62-52-144-42-154 32-10 80 82 122 190 112v92z"/>',
  'night-sky': '<path d="M246 56a206 206 0 1 0 210 256A176 176 0 0 1 246 56z"/><path d="M394 40l26 70 70 26-70 26-26 70-26-70-70-26 70-26z"/>',
  turban: '<path d="M104 206c0-106 68-170 152-170s152 64 152 170c-94-50-210-50-304 0z"/><path d="M148 226q108-40 216 0v34a108 108 0 0 1-216 0zM52 484c0-94 92-134 204-134s204 40 204 134z"/>',
  inspiration: '<path d="M256 20a156 156 0 0 1 92 282v60H164v-60a156 156 0 0 1 92-282zM174 390h164v40H174zM206 452h100v36H206z"/>',
  telescope: '<path d="M30 216 346 76l50 112L80 328zM376 56l60-26 70 156-60 26zM204 322l50-22 114 190h-60zM196 312l54 12-62 166h-56z"/>',
  compass: '<circle cx="256" cy="256" r="202" fill="none" stroke="currentColor" stroke-width="46"/><path d="M362 150 296 296 150 362l66-146z"/>',
  meeple:
    '<path d="M256 24a86 86 0 0 1 62 146c72 10 164 42 164 92 0 42-62 52-112 46 30 60 60 120 80 180H302l-46-92-46 92H62c20-60 50-120 80-180-50 6-112-4-112-46 0-50 92-82 164-92A86 86 0 0 1 256 24z"/>',
  'vintage-robot':
    '<path fill-rule="evenodd" d="M238 24h36v60h126v230H112V84h126zM180 146a38 38 0 1 0 0 76 38 38 0 0 0 0-76zm152 0a38 38 0 1 0 0 76 38 38 0 0 0 0-76zM176 252v32h160v-32zM86 336h340v150H86z"/>',
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
