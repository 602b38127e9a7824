/** The first import cycle in a graph of files, or an empty array. */
export function findCycle(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>()

  function visit(path: string, trail: readonly string[]): string[] {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path]
    if (done.has(path)) return []
    for (const next of graph.get(path) ?? []) {
      const cycle = visit(next, [...trail, path])
      if (cycle.length > 0) return cycle
    }
    done.add(path)
    return []
  }

  for (const path of graph.keys()) {
    const cycle = visit(path, [])
    if (cycle.length > 0) return cycle
  }
  return []
}
