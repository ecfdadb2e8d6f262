/** What the chunking of a build tells about a module. */
interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * Few files travel to a page: what the entry or all of them need is the frame, what both pages of a table need is the table. Whatever
 * else there is comes when it is wanted. Which modules these are follows from what imports what.
 */
export function chunksOf(entry: string, pages: string[], tables: string[]): (id: string, graph: Graph) => string | null {
  const known = new Map<string, Set<string>>();
  const with_ = (page: string, graph: Graph): Set<string> => {
    const found = known.get(page) ?? new Set([page]);
    if (!known.has(page)) {
      for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
      known.set(page, found);
    }
    return found;
  };
  return (id, graph) => {
    const needed = (list: string[]): boolean => list.every((page) => with_(page, graph).has(id));
    return needed([entry]) || needed([...pages, ...tables]) ? 'frame' : needed(tables) ? 'table' : null;
  };
}
