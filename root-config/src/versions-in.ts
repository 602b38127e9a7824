/** A version of a bundle whose code runs. */
interface RunningVersion {
  readonly bundle: string
  readonly version: string
}

/** The versions of bundles with files in a stack, innermost first. */
export const versionsIn = (stack = ''): RunningVersion[] =>
  [...stack.matchAll(/\/bundles\/(@[^/\s]+\/[^/\s]+)\/([^/\s]+)\//g)].map(
    ([, bundle = '', version = '']) => ({
      bundle,
      version,
    }),
  )
