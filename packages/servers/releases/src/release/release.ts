import type { ReleaseContent } from '@portal/contract/releases/release-schemas.ts'

/** The content before the first release. */
export const NOTHING: ReleaseContent = { bundles: {}, removed: {}, frozen: false, pulled: [] }

/** Every version in a release, including those of removed bundles, by bundle name. */
export const versionsIn = ({
  bundles,
  removed,
}: ReleaseContent): (readonly [name: string, version: string])[] => {
  const served = Object.entries(bundles).flatMap(([name, { stable, lastGood, canary }]) =>
    [...new Set([stable, lastGood, canary?.version])].flatMap((version) =>
      version === undefined ? [] : [[name, version] as const],
    ),
  )
  return [...served, ...Object.entries(removed).map(([name, { version }]) => [name, version] as const)]
}

/** Every version that people may get without requesting it, and that every host must have. */
export const servedVersions = ({
  bundles,
}: Pick<ReleaseContent, 'bundles'>): (readonly [name: string, version: string])[] =>
  Object.entries(bundles).flatMap(([name, { stable, canary }]) =>
    [stable, ...(canary ? [canary.version] : [])].map((version) => [name, version] as const),
  )

/** The version of each bundle that most people have. */
export const stableVersions = ({ bundles }: ReleaseContent): Record<string, string> =>
  Object.fromEntries(Object.entries(bundles).map(([name, { stable }]) => [name, stable]))

/** Name and version as people write them; also the format of `pulled`. */
export const nameOfVersion = (name: string, version: string): string => `${name} ${version}`

/** Whether a version is pulled. */
export const isPulled = (
  { pulled }: Pick<ReleaseContent, 'pulled'>,
  name: string,
  version: string,
): boolean => pulled.includes(nameOfVersion(name, version))
