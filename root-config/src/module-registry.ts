/** The loader's record of a module, with its own short names. */
interface KeptModule {
  /** Null once the module has finished, successfully or not. */
  readonly e: unknown
  /** Set while it runs. */
  readonly E: unknown
  /** The error. */
  readonly er: unknown
  /** Its exports. */
  readonly n: System.Module
}

// The small build of the loader hides its registry; the full one adds 1.4 kB for formats that no bundle uses.
const [key = Symbol()] = Object.getOwnPropertySymbols(System)
const registry = (System as Record<symbol, Record<string, KeptModule>>)[key] ?? {}

/** Whether the loader would return the same failure again; with `late`, pending modules count as well. */
function isLost({ e, E, er, n }: KeptModule, late: boolean): boolean {
  if (e !== null || E) return late
  // A dependency failed, so it never ran.
  return Boolean(er) || Object.keys(n).length === 0
}

/** Makes the loader fetch failed modules again on the next request; with `late`, also pending ones. */
export function forgetLost(urls: readonly string[], late: boolean): void {
  for (const url of urls) {
    const kept = registry[url]
    // Let a running module finish first.
    if (kept && !kept.E && isLost(kept, late)) delete registry[url]
  }
}
