/** Drawn by us, in the box of 512 that the game icons use. Some replace a stand-in: the Shadoof is no well. */
export const DRAWINGS: Record<string, string> = {
  ziggurat:
    '<path d="M196 64h120v64H196zM148 144h216v72H148zM100 232h312v80H100zM40 328h432v104H40z"/><path d="M232 64h48l32 368H200z" opacity=".45"/>',
  well:
    '<path d="M226 150h44l26 306h-96z"/><path d="M52 268 436 88l16 34L68 302z"/><circle cx="88" cy="296" r="52"/><path d="M424 116h14v170h-14z"/><path d="M384 286h94l-14 90h-66z"/>',
  'fire-bowl':
    '<path d="M256 72c118 0 184 96 184 216v152H330v-76c0-44-30-76-74-76s-74 32-74 76v76H72V288C72 168 138 72 256 72z"/><path d="M256 330c26 26 34 50 34 74 0 22-14 36-34 36s-34-14-34-36c0-24 8-48 34-74z"/><path d="M232 30h48v34h-48z"/>',
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
