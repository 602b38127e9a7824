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
const [key = ''] = Object.getOwnPropertySymbols(System)
const registry = (System as unknown as Record<PropertyKey, Record<string, KeptModule>>)[key] ?? {}

/** Whether the loader would give the same failure again; `late` asks about modules that are still under way, too. */
function isLost({ e, E, er, n }: KeptModule, late: boolean): boolean {
  if (e !== null || E) return late
  // One below it failed, so that it never ran.
  return Boolean(er) || Object.keys(n).length === 0
}

/** Has a module loaded anew when it is asked for the next time, unless it is running. */
export function forgetModule(url: string): void {
  if (!registry[url]?.E) delete registry[url]
}

/** The same for each of some modules that failed, and when that is `late`, for those that are still under way. */
export function forgetLost(urls: readonly string[], late: boolean): void {
  for (const url of urls) {
    const kept = registry[url]
    if (kept && isLost(kept, late)) forgetModule(url)
  }
}
