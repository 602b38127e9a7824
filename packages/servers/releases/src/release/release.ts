import type { Content } from '@portal/contract/releases/release-schemas.ts'

/** What is served where nothing has been released yet. */
export const NOTHING: Content = { bundles: {}, removed: {}, frozen: false, pulled: [] }

/** Every version that a release names, those of removed bundles among them, by the names of the bundles. */
export const versionsIn = ({ bundles, removed }: Content): (readonly [name: string, version: string])[] => {
  const served = Object.entries(bundles).flatMap(([name, { stable, lastGood, canary }]) =>
    [...new Set([stable, lastGood, canary?.version])].flatMap((version) =>
      version === undefined ? [] : [[name, version] as const],
    ),
  )
  return [...served, ...Object.entries(removed).map(([name, { version }]) => [name, version] as const)]
}

/** Every version that people may get without asking for it, and that no host can do without. */
export const servedVersions = ({
  bundles,
}: Pick<Content, 'bundles'>): (readonly [name: string, version: string])[] =>
  Object.entries(bundles).flatMap(([name, { stable, canary }]) =>
    [stable, ...(canary ? [canary.version] : [])].map((version) => [name, version] as const),
  )

/** The version of each bundle that most people have. */
export const stableVersions = ({ bundles }: Content): Record<string, string> =>
  Object.fromEntries(Object.entries(bundles).map(([name, { stable }]) => [name, stable]))

/** Names one version of one bundle as people do, and as `pulled` does. */
export const nameOfVersion = (name: string, version: string): string => `${name} ${version}`

/** Whether a version may be run by nobody any longer. */
export const isPulled = ({ pulled }: Pick<Content, 'pulled'>, name: string, version: string): boolean =>
  pulled.includes(nameOfVersion(name, version))
