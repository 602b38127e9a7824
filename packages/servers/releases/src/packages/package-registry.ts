import { PACKAGE_REGISTRY } from '@portal/contract/served-release.ts'
import { failedAs, ReleaseError } from '../release-error.ts'
import type { Trust } from '../signing/signatures.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import {
  fileOf,
  type PackageSet,
  publishedSets,
  type RecordedPackage,
  readPackageSet,
  readPackedFile,
} from './package-set.ts'

interface RegistryPlace {
  readonly store: ReleaseStore
  readonly trust: Trust
  /** The portal's public address. */
  readonly portalOrigin: string
}

/** The part of a version that installing it needs. */
const INSTALLED = ['name', 'version', 'dependencies', 'peerDependencies', 'bin', 'engines']

const absent = (what: string) =>
  new ReleaseError(
    'absent',
    `This portal does not serve ${what}. To publish its packages, run npm run portal -- pack in its repository.`,
  )

/** The published packages in the forms of npm's registry. */
export function packageRegistry({ store, trust, portalOrigin }: RegistryPlace) {
  const known = new Map<string, PackageSet>()

  /** `undefined` without a trusted signature, since such packages are never served. */
  async function read(set: string): Promise<PackageSet | undefined> {
    try {
      const found = await readPackageSet(store, trust, set)
      if (found) known.set(set, found)
      return found
    } catch (error) {
      if (failedAs('corrupt', error)) return undefined
      throw error
    }
  }

  /** All sets, in the order of their publication. Records never change, so each is read once. */
  async function sets(): Promise<PackageSet[]> {
    const names = await publishedSets(store)
    const found = await Promise.all(names.map((set) => known.get(set) ?? read(set)))
    return found.flatMap((set) => set ?? []).sort((one, other) => one.at.localeCompare(other.at))
  }

  const published = (one: RecordedPackage) => ({
    ...one.manifest,
    dist: {
      tarball: `${portalOrigin}${PACKAGE_REGISTRY}/${one.manifest.name}/-/${fileOf(one)}`,
      integrity: one.integrity,
    },
  })

  const onlyInstalled = (version: ReturnType<typeof published>) =>
    Object.fromEntries(Object.entries(version).filter(([key]) => [...INSTALLED, 'dist'].includes(key)))

  return {
    /** Whether it serves any packages. Published ones stay. */
    hasPackages: async (): Promise<boolean> => known.size > 0 || (await sets()).length > 0,

    /**
     * The document of a package, or its short form for installing. Fails as `absent` when no version of it is
     * published.
     */
    async document(name: string, isShort: boolean): Promise<object> {
      const found = (await sets()).flatMap(({ at, packages }) =>
        packages.filter(({ manifest }) => manifest.name === name).map((one) => ({ at, ...published(one) })),
      )
      const newest = found.at(-1)
      if (!newest) throw absent(name)
      const versions = found.map(({ at: _, ...one }) => [one.version, isShort ? onlyInstalled(one) : one])
      const times = found.map(({ version, at }) => [version, at])
      return {
        name,
        modified: newest.at,
        'dist-tags': { latest: newest.version },
        versions: Object.fromEntries(versions),
        ...(!isShort && {
          time: { created: found[0]?.at, modified: newest.at, ...Object.fromEntries(times) },
        }),
      }
    },

    /** A packed file. Fails as `absent`, and as `corrupt` when it differs from what was published. */
    async file(name: string, file: string): Promise<Buffer> {
      const [, set = ''] = /-(h[0-9a-f]{10})\.tgz$/.exec(file) ?? []
      const found = set === '' ? undefined : await readPackageSet(store, trust, set)
      const one = found?.packages.find((each) => each.manifest.name === name && fileOf(each) === file)
      if (!found || !one) throw absent(file)
      return readPackedFile(store, found, one)
    },
  }
}

export type PackageRegistry = ReturnType<typeof packageRegistry>
