/**
 * The oldest version of each browser in which the portal works. A test compares the bundles and the README with
 * them. Visitors with an older one learn it from the page of the portal host.
 */
export const SUPPORTED_BROWSERS = { Chrome: '123', Edge: '123', Firefox: '140', Safari: '17.5' } as const

/** The same, as esbuild names them. */
export const BROWSER_TARGETS = Object.entries(SUPPORTED_BROWSERS).map(
  ([name, version]) => name.toLowerCase() + version,
)

/** The language that all of them know, for compilers that ask for a year. */
export const LANGUAGE = 'es2022'
