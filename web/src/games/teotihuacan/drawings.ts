const LINE = 'fill="none" stroke="currentColor" stroke-width="44" stroke-linecap="round"';

/** Drawn by us, in the box of 512 that the game icons use. The three masks differ by outline: disc, drop, square. */
export const DRAWINGS: Record<string, string> = {
  'mask-sun':
    '<path fill-rule="evenodd" d="M256 106a150 150 0 1 0 .1 0zM196 190a30 30 0 1 1-.1 0zM316 190a30 30 0 1 1-.1 0zM180 306h152q-20 60-76 60t-76-60z"/><path d="m256 10 34 76h-68zM256 502l34-76h-68zM10 256l76-34v68zM502 256l-76-34v68zM82 82l78 30-48 48zM430 430l-78-30 48-48zM430 82l-30 78-48-48zM82 430l30-78 48 48z"/>',
  'mask-jade':
    '<path fill-rule="evenodd" d="M256 492C120 410 60 290 60 150Q256 0 452 150c0 140-60 260-196 342zM120 190l104 40q-10 50-50 44t-54-84zM392 190l-104 40q10 50 50 44t54-84zM200 340h112l-24 60h-64z"/>',
  'mask-obsidian':
    '<path fill-rule="evenodd" d="M110 60h292q50 0 50 50v292q0 50-50 50H110q-50 0-50-50V110q0-50 50-50zm10 110v70h100v-70zm172 0v70h100v-70zM130 330v60h44v-60zm70 0v60h44v-60zm68 0v60h44v-60zm70 0v60h44v-60z"/>',
  'wood-pile':
    '<path fill-rule="evenodd" d="M256 40a106 106 0 1 0 .1 0zm0 46a60 60 0 1 1-.1 0zM140 262a106 106 0 1 0 .1 0zm0 46a60 60 0 1 1-.1 0zM372 262a106 106 0 1 0 .1 0zm0 46a60 60 0 1 1-.1 0z"/>',
  'gold-nuggets': '<path d="m180 60 110-20 70 80-40 100-130 10-70-90zM60 280l100-36 76 60-10 120-110 40-84-80zM290 270l110-16 76 90-30 110-120 24-70-90z"/>',
  sun: '<circle cx="256" cy="256" r="112"/><path d="m256 10 40 100h-80zM256 502l40-100h-80zM10 256l100-40v80zM502 256l-100-40v80zM82 82l100 42-58 58zM430 430l-100-42 58-58zM430 82l-42 100-58-58zM82 430l42-100 58 58z"/>',
  laurels: `<path ${LINE} d="M170 70C50 190 70 360 220 450M342 70c120 120 100 290-50 380M104 190l-62-44M82 280l-62-10M112 366l-58 30M408 190l62-44M430 280l62-10M400 366l58 30"/>`,
  'sun-priest': '<circle cx="256" cy="112" r="66"/><path d="M92 40h60l70 160h68l70-160h60l-84 230 50 202H126l50-202z"/>',
  incense: `<path d="M96 330h320q-20 110-110 122v30H206v-30Q116 440 96 330z"/><path ${LINE} d="M200 280q-60-60 0-120t0-120M312 280q-60-60 0-120t0-120"/>`,
  trowel: '<path d="M40 472 112 188 324 400zM290 178l44 44 136-122q22-30-4-56t-56-4zM240 240l32-32 32 32-32 32z"/>',
  abacus:
    '<path fill-rule="evenodd" d="M40 40h432v432H40zm40 40v120h352V80zm0 160v72h352v-72zm0 112v80h352v-80z"/><circle cx="150" cy="140" r="40"/><circle cx="250" cy="140" r="40"/><circle cx="340" cy="276" r="34"/><circle cx="150" cy="392" r="36"/><circle cx="360" cy="392" r="36"/>',
};
