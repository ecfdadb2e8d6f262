/** Drawn by us, in the box of 512 that the other icons use. Some replace a stand-in of the icon set: the Shadoof is no well. */
export const OWN: Record<string, string> = {
  ziggurat:
    '<path d="M196 64h120v64H196zM148 144h216v72H148zM100 232h312v80H100zM40 328h432v104H40z"/><path d="M232 64h48l32 368H200z" opacity=".45"/>',
  well:
    '<path d="M226 150h44l26 306h-96z"/><path d="M52 268 436 88l16 34L68 302z"/><circle cx="88" cy="296" r="52"/><path d="M424 116h14v170h-14z"/><path d="M384 286h94l-14 90h-66z"/>',
  'fire-bowl': '<path d="M256 72c118 0 184 96 184 216v152H330v-76c0-44-30-76-74-76s-74 32-74 76v76H72V288C72 168 138 72 256 72z"/><path d="M256 330c26 26 34 50 34 74 0 22-14 36-34 36s-34-14-34-36c0-24 8-48 34-74z"/><path d="M232 30h48v34h-48z"/>',
  cube: '<path d="M256 40 452 140 256 240 60 140z" opacity=".7"/><path d="M52 158l190 98v216L52 372z"/><path d="M460 158l-190 98v216l190-100z" opacity=".85"/>',
  disc: '<ellipse cx="256" cy="300" rx="200" ry="120"/><ellipse cx="256" cy="236" rx="200" ry="120" opacity=".7"/>',
  card: '<path d="M120 40h272q40 0 40 40v352q0 40-40 40H120q-40 0-40-40V80q0-40 40-40zm40 80v32h192v-32zm0 80v32h192v-32zm0 80v32h120v-32z"/>',
  tablet:
    '<path fill-rule="evenodd" d="M128 24h256q72 0 72 72v320q0 72-72 72H128q-72 0-72-72V96q0-72 72-72zm-2 96v44l96 22v-88zm150 12v44l110-22zm-150 108v44l110-22zm150-22v88l96-22v-44zM126 352v44l96 22v-88zm150 12v44l110-22z"/>',
  coins:
    '<path d="M80 116c0-40 78-72 176-72s176 32 176 72-78 72-176 72S80 156 80 116zM80 184c32 36 100 56 176 56s144-20 176-56v56c0 40-78 72-176 72S80 280 80 240zM80 308c32 36 100 56 176 56s144-20 176-56v56c0 40-78 72-176 72S80 404 80 364z"/>',
  wheat:
    '<path d="M240 180h32v312h-32zM256 12c40 40 46 88 0 140-46-52-40-100 0-140zM240 236c-72-4-106-44-108-112 68 8 104 44 108 112zM272 236c72-4 106-44 108-112-68 8-104 44-108 112zM240 348c-72-4-106-44-108-112 68 8 104 44 108 112zM272 348c72-4 106-44 108-112-68 8-104 44-108 112zM240 460c-72-4-106-44-108-112 68 8 104 44 108 112zM272 460c72-4 106-44 108-112-68 8-104 44-108 112z"/>',
  'fishing-net':
    '<g fill="none" stroke="currentColor" stroke-width="20"><circle cx="222" cy="222" r="172" stroke-width="32"/><path d="M100 100l244 244M344 100 100 344M222 50v344M50 222h344M66 146l232 232M146 66l232 232M378 146 146 378M298 66 66 298"/><path d="m352 352 126 126" stroke-width="48" stroke-linecap="round"/></g>',
  cartwheel:
    '<g fill="none" stroke="currentColor"><circle cx="256" cy="256" r="200" stroke-width="46"/><path d="M256 70v372M70 256h372M124 124l264 264M388 124 124 388" stroke-width="26"/></g><circle cx="256" cy="256" r="62"/>',
  astrolabe:
    '<g fill="none" stroke="currentColor"><circle cx="256" cy="284" r="190" stroke-width="34"/><circle cx="256" cy="284" r="126" stroke-width="16"/><circle cx="290" cy="250" r="62" stroke-width="16"/><path d="M132 408 380 160" stroke-width="28"/><circle cx="256" cy="52" r="34" stroke-width="22"/></g><circle cx="256" cy="284" r="26"/>',
};
