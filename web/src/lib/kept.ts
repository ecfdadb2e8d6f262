/** A scene comes whole each time, and most of it is as it was. What has not changed keeps its identity, at every depth, so
 * that only what has changed is drawn again. */
export function kept<T>(was: unknown, is: T): T {
  if (Object.is(was, is) || typeof was !== 'object' || typeof is !== 'object' || was === null || is === null) return is;
  if (Array.isArray(is)) return Array.isArray(was) ? (list(was, is) as T) : is;
  if (is instanceof Set) return was instanceof Set && was.size === is.size && [...is].every((one) => was.has(one)) ? (was as T) : is;
  if (is instanceof Map) return was instanceof Map ? (map(was, is) as T) : is;
  return Array.isArray(was) ? is : (fields(was as Fields, is as Fields) as T);
}

type Fields = Record<string, unknown>;

function fields(was: Fields, is: Fields): Fields {
  const names = Object.keys(is);
  let same = names.length === Object.keys(was).length;
  const next: Fields = {};
  for (const name of names) {
    next[name] = kept(was[name], is[name]);
    same &&= name in was && Object.is(next[name], was[name]);
  }
  return same ? was : next;
}

/** Things with a name of their own are found again wherever they stand in the list. */
function list(was: unknown[], is: unknown[]): unknown[] {
  const known = new Map<unknown, unknown>();
  for (const one of was) if (nameOf(one) !== undefined) known.set(nameOf(one), one);
  const next = is.map((one, k) => kept(nameOf(one) === undefined ? was[k] : known.get(nameOf(one)), one));
  return next.length === was.length && next.every((one, k) => Object.is(one, was[k])) ? was : next;
}

function nameOf(one: unknown): unknown {
  if (typeof one !== 'object' || one === null) return undefined;
  return (one as Fields).id ?? (one as Fields).seat;
}

function map(was: Map<unknown, unknown>, is: Map<unknown, unknown>): Map<unknown, unknown> {
  const next = new Map<unknown, unknown>();
  let same = was.size === is.size;
  for (const [key, value] of is) {
    next.set(key, kept(was.get(key), value));
    same &&= was.has(key) && Object.is(next.get(key), was.get(key));
  }
  return same ? was : next;
}
