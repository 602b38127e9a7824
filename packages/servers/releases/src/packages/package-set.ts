import { z } from 'zod'
import { failedAs, ReleaseError } from '../release-error.ts'
import { canonicalBytes, digestOf, unseal } from '../signing/seal.ts'
import type { Trust } from '../signing/signatures.ts'
import type { ReadableStore } from '../store/release-store.ts'
import { integrityOf, type PackedPackage } from './packed-package.ts'

export const PACKAGE_SET = 'portal.packages/1'

/**
 * The portal's packages of one state of its sources, which are built and tested as one. They exist once this record is
 * written, which happens after their files.
 */
const PackageSet = z.object({
  schema: z.literal(PACKAGE_SET),
  /** Suffix of all package versions. */
  set: z.string(),
  at: z.string(),
  by: z.string(),
  packages: z.array(
    z.object({
      /** The `package.json` in the packed file. */
      manifest: z.looseObject({ name: z.string(), version: z.string() }),
      /** Of the packed file, as npm checks it. */
      integrity: z.string(),
    }),
  ),
})
export type PackageSet = z.infer<typeof PackageSet>
export type RecordedPackage = PackageSet['packages'][number]

/** The folder of all sets in a store. */
const PACKAGES = 'packages'

/** Key of the record of a set. */
export const setKey = (set: string): string => `${PACKAGES}/${set}/packages.json`

/** The names of all sets that were published completely. Other files in the store are ignored. */
export const publishedSets = async (store: ReadableStore): Promise<string[]> =>
  (await store.list(PACKAGES)).flatMap(
    (key) => /^packages\/(h[0-9a-f]{10})\/packages\.json$/.exec(key)?.[1] ?? [],
  )

/** The name that npm gives to a packed file: `ui-2.5.2-h0f3a9c41d7.tgz`, without the scope. */
export const fileOf = ({ manifest: { name, version } }: RecordedPackage): string =>
  `${name.split('/')[1]}-${version}.tgz`

/** Whether both are exactly the same files. */
export const isSame = (one: readonly PackedPackage[], other: readonly RecordedPackage[]): boolean =>
  bytesOf(one).equals(bytesOf(other))

const bytesOf = (packages: readonly RecordedPackage[]) =>
  canonicalBytes(packages.map((one) => `${fileOf(one)} ${one.integrity}`).toSorted())

/** Key of a file. The folder is named after all of the files, so that an interrupted upload blocks nobody. */
export function fileKey({ set, packages }: Pick<PackageSet, 'set' | 'packages'>, file: string): string {
  const digest = digestOf(bytesOf(packages)).slice('sha256-'.length, 'sha256-'.length + 16)
  return `${PACKAGES}/${set}/${digest}/${file}`
}

/** The record of a set; `undefined` when it does not exist. Fails as `corrupt` when no trusted key has signed it. */
export async function readPackageSet(
  store: ReadableStore,
  trust: Trust,
  set: string,
): Promise<PackageSet | undefined> {
  const bytes = await store.get(setKey(set)).catch((error: unknown) => {
    if (!failedAs('absent', error)) throw error
  })
  if (!bytes) return undefined
  const what = `The record of the packages ${set}`
  const found = unseal(trust, PACKAGE_SET, PackageSet, bytes, what)
  if (found.set !== set) throw new ReleaseError('corrupt', `${what} is about other packages. It was ignored.`)
  return found
}

/** The packed file of a package. Fails as `corrupt` when it differs from what was published. */
export async function readPackedFile(
  store: ReadableStore,
  set: PackageSet,
  one: RecordedPackage,
): Promise<Buffer> {
  const bytes = await store.get(fileKey(set, fileOf(one)))
  if (integrityOf(bytes) === one.integrity) return bytes
  throw new ReleaseError(
    'corrupt',
    `${fileOf(one)} differs from what was published, so it is not served. Publish the packages of newer sources.`,
  )
}
