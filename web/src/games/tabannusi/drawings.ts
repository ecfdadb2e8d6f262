const LINE = 'fill="none" stroke="currentColor" stroke-width="44" stroke-linecap="round"';

/** Drawn by us, in the box of 512 that the game icons use. */
export const DRAWINGS: Record<string, string> = {
  'ur-points':
    '<path d="M176 20q80 96-6 186-106-74 6-186zM50 146q120 20 130 156-142-12-130-156zM40 316q120-50 194 62-108 96-194-62zM336 20q-80 96 6 186 106-74-6-186zM462 146q-120 20-130 156 142-12 130-156zM472 316q-120-50-194 62 108 96 194-62zM222 410h68v84h-68z"/>',
  'ur-gold':
    '<path fill-rule="evenodd" d="M256 24a232 232 0 1 0 .1 0zm0 44a188 188 0 1 1-.1 0z"/><path d="m256 102 32 74 78-30-30 78 74 32-74 32 30 78-78-30-32 74-32-74-78 30 30-78-74-32 74-32-30-78 78 30z"/>',
  'ur-marker': '<path fill-rule="evenodd" d="M256 40a216 216 0 1 0 .1 0zm0 84a132 132 0 1 1-.1 0z"/><circle cx="256" cy="256" r="92"/>',
  'ur-die':
    '<path fill-rule="evenodd" d="M96 56h320q40 0 40 40v320q0 40-40 40H96q-40 0-40-40V96q0-40 40-40zm68 70a40 40 0 1 0 .1 0zm92 90a40 40 0 1 0 .1 0zm92 90a40 40 0 1 0 .1 0z"/>',
  'ur-plan': '<path fill-rule="evenodd" d="M88 48h336v416H88zm48 48v150h120V96zm168 0v150h72V96zM136 294v122h96V294zm144 0v122h96V294z"/>',
  'ur-build': '<path d="M472 40 300 344 168 212zM186 268l58 58-130 134q-30 24-58-4t-4-58z"/>',
  'ur-garden':
    '<path d="M256 70q80 120 0 290-80-170 0-290zM84 170q140 30 158 200Q104 326 84 170zM428 170q-140 30-158 200 138-44 158-200zM24 316q110 6 190 110-140 24-190-110zM488 316q-110 6-190 110 140 24 190-110z"/>',
  'ur-water': `<path ${LINE} d="M40 150q72-60 144 0t144 0 144 0M40 260q72-60 144 0t144 0 144 0M40 370q72-60 144 0t144 0 144 0"/>`,
  'ur-ship': '<path d="M32 330h448q-24 126-120 126H152Q56 456 32 330zM240 48h34v262h-34zM292 84q150 70 0 206zM222 104q-140 66 0 186z"/>',
  'ur-crate': '<path fill-rule="evenodd" d="M48 64h416v384H48zm44 44v56h328v-56zm0 100v92h328v-92zm0 136v60h328v-60z"/>',
  'ur-anchor': `<path ${LINE} d="M256 140v330M150 214h212M76 300q20 160 180 172 160-12 180-172"/><circle ${LINE} cx="256" cy="90" r="46"/>`,
  'ur-tablet': '<path fill-rule="evenodd" d="M104 480V170Q104 40 256 40t152 130v310zm76-300v36h152v-36zm0 84v36h152v-36zm0 84v36h96v-36z"/>',
  'ur-king': '<path d="m48 130 116 100 92-166 92 166 116-100-42 256H90zM90 416h332v50H90z"/>',
  'ur-architect': '<path d="M256 30a44 44 0 1 0 .1 0zM228 122h56l116 358h-50l-94-290-94 290h-50zM176 318h160v40H176z"/>',
  'ur-reed': `<path ${LINE} d="M256 480V190M250 460Q220 300 126 200M262 460q30-160 124-260"/><path d="M50 196a78 78 0 0 1 152-14zM178 160a78 78 0 0 1 156 0zM310 182a78 78 0 0 1 152 14z"/>`,
  'ur-barley': `<path ${LINE} d="M256 490V330M256 60v60M176 130l40 52M336 130l-40 52M176 220l40 52M336 220l-40 52M176 310l40 52M336 310l-40 52M256 170v40M256 260v30"/>`,
};
