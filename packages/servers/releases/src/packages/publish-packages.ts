import type { PublishedPackages } from '@portal/contract/releases/package-schemas.ts'
import { ReleaseError } from '../release-error.ts'
import { seal } from '../signing/seal.ts'
import type { Signer, Trust } from '../signing/signatures.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import {
  fileKey,
  fileOf,
  isSame,
  PACKAGE_SET,
  type PackageSet,
  readPackageSet,
  setKey,
} from './package-set.ts'
import { type PackedPackage, packedPackage } from './packed-package.ts'

interface Publication {
  readonly store: ReleaseStore
  readonly signer: Signer
  readonly trust: Trust
  /** Recorded as the publisher. */
  readonly by: string
}

/** How the versions of all packages end. Fails as `refused` unless they are one set. */
function setOf(packages: readonly PackedPackage[]): string {
  const sets = [...new Set(packages.map(({ manifest: { version } }) => version.split('-')[1] ?? ''))]
  const names = new Set(packages.map(({ manifest: { name } }) => name))
  const [set] = sets
  if (set !== undefined && sets.length === 1 && names.size === packages.length) return set
  throw new ReleaseError(
    'refused',
    'Only packages of the same sources are published, each once. Use npm run portal -- pack.',
  )
}

/** Fails as `taken` when other bytes were published under the same versions. */
function requireSame(packages: readonly PackedPackage[], { set, by, packages: before }: PackageSet): void {
  if (isSame(packages, before)) return
  throw new ReleaseError(
    'taken',
    `${by} has already published packages ${set} with different bytes, for example packed by another npm. Those stay. To publish yours, change the sources.`,
  )
}

/**
 * Publishes packed packages of the portal permanently, all or none. They are invisible until their record is written,
 * which happens last. Publishing the same bytes again changes nothing.
 */
export async function publishPackages(
  { store, signer, trust, by }: Publication,
  files: ReadonlyMap<string, Buffer>,
): Promise<PublishedPackages> {
  const read = [...files].map(([file, bytes]) => ({ bytes, ...packedPackage(file, bytes) }))
  const set = setOf(read)
  const packages = read.map(({ manifest, integrity }) => ({ manifest, integrity }))
  const versions = Object.fromEntries(packages.map(({ manifest: { name, version } }) => [name, version]))
  const before = await readPackageSet(store, trust, set)
  if (before) {
    requireSame(packages, before)
    return { set, versions, result: 'unchanged' }
  }
  const content = { schema: PACKAGE_SET, set, at: new Date().toISOString(), by, packages } as const
  // Sealed first: without a usable key, nothing is uploaded.
  const sealed = seal(signer, PACKAGE_SET, content)
  await Promise.all(read.map(({ bytes, ...one }) => store.putNew(fileKey(content, fileOf(one)), bytes)))
  const result = await store.putNew(setKey(set), sealed)
  if (result === 'created') return { set, versions, result: 'published' }
  // Somebody else published these first, which is fine if the bytes are the same.
  const first = await readPackageSet(store, trust, set)
  if (first) requireSame(packages, first)
  return { set, versions, result: 'unchanged' }
}
