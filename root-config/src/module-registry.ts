/** What the loader keeps of a module, by its own short names. */
interface KeptModule {
  /** Null once the module has come to its end, well or not. */
  readonly e: unknown
  /** While it runs. */
  readonly E: unknown
  /** What was thrown. */
  readonly er: unknown
  /** Its exports. */
  readonly n: System.Module
}

// The small build of the loader gives no access to its registry; the full one carries 1.4 kB for formats that no bundle has.
const [key = Symbol()] = Object.getOwnPropertySymbols(System)
const registry = (System as Record<symbol, Record<string, KeptModule>>)[key] ?? {}

/** Whether the loader would give the same failure again; `late` asks about modules that are still under way, too. */
function isLost({ e, E, er, n }: KeptModule, late: boolean): boolean {
  if (e !== null || E) return late
  // One below it failed, so that it never ran.
  return Boolean(er) || Object.keys(n).length === 0
}

/** Makes the loader fetch failed modules again on the next request; with `late`, also those still loading. */
export function forgetLost(urls: readonly string[], late: boolean): void {
  for (const url of urls) {
    const kept = registry[url]
    // One that is running ends first.
    if (kept && !kept.E && isLost(kept, late)) delete registry[url]
  }
}
