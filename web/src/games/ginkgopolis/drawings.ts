/** Drawn by us, in the box of 512 that the game icons use. */
export const DRAWINGS: Record<string, string> = {
  /** The leaf: a fan of two lobes on a stalk. */
  ginkgo:
    '<path d="M262 494c-14-62-18-118-14-176C150 330 64 282 24 176c66-82 164-96 226-22 4 4 8 4 12 0 62-74 160-60 226 22-40 106-126 154-224 142-4 56 0 108 14 170z"/>',
  point:
    '<path d="M262 494c-14-62-18-118-14-176C150 330 64 282 24 176c66-82 164-96 226-22 4 4 8 4 12 0 62-74 160-60 226 22-40 106-126 154-224 142-4 56 0 108 14 170z"/>',
  /** A beam of wood. */
  resource:
    '<path d="m40 318 292-184 140 66-292 184z" opacity=".65"/><path d="m40 336 132 62v92L40 428z"/><path d="m192 398 280-178v92L192 490z" opacity=".85"/><path d="m68 372 76 36M68 400l76 36" stroke="currentColor" stroke-width="0" fill="none"/>',
  /** A floor that lies on another. */
  tile:
    '<path d="M256 72 484 182 256 292 28 182z"/><path d="M28 232v54l228 110 228-110v-54L256 342z" opacity=".7"/><path d="M28 332v54l228 110 228-110v-54L256 442z" opacity=".45"/>',
  crate:
    '<path fill-rule="evenodd" d="M56 120h400v320H56zm40 40v60h320v-60zm0 100v60h320v-60zm0 100v40h320v-40z"/><path d="M96 72h320v32H96z" opacity=".6"/>',
  /** Production: saw-tooth roof, chimney and a tree on it. */
  works:
    '<path d="M40 456V256l112-76v76l112-76v76l112-76v76h96v200z"/><path d="M392 228V92h64v136z" opacity=".8"/><path d="M424 84c-40 0-62-22-56-52 20-22 92-22 112 0 6 30-16 52-56 52z" opacity=".55"/>',
  /** Work: a house of glass. */
  greenhouse:
    '<path fill-rule="evenodd" d="M256 48c118 0 208 90 208 200v216H48V248C48 138 138 48 256 48zm-24 42c-74 10-130 62-140 130h140zm48 0v130h140c-10-68-66-120-140-130zM92 264v72h140v-72zm188 0v72h140v-72zM92 380v42h140v-42zm188 0v42h140v-42z"/>',
  /** Living: terraces with bushes. */
  terrace:
    '<path d="M48 470V350h416v120zM112 338V224h288v114zM184 212v-88h144v88z"/><path d="M256 112c-52 0-74-30-62-62 24-26 100-26 124 0 12 32-10 62-62 62zM84 338c-34 0-50-22-40-44 14-18 58-20 68 0zM428 338c34 0 50-22 40-44-14-18-58-20-68 0z" opacity=".6"/>',
};
