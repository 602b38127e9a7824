import type { Release } from '@portal/contract/releases/release-schemas.ts'
import { readArtifact } from '../artifact/artifact.ts'
import { fileFaults } from '../artifact/file-faults.ts'
import { baseOf } from '../bundle/bundle-catalog.ts'
import type { BundleManifest } from '../bundle/bundle-manifest.ts'
import { releaseChain } from '../log/release-chain.ts'
import type { ReleaseOperations } from '../operations/release-operations.ts'
import { remoteStore } from '../operations/remote-store.ts'
import { stableVersions } from '../release/release.ts'
import { ReleaseError } from '../release-error.ts'
import type { Trust } from '../signing/signatures.ts'
import { counted, type Outcome } from './outcome.ts'
import { type Served, servedBy } from './served-by.ts'

const TIMEOUT_MS = 30_000

/** A file as operators get it; `undefined` when the portal does not serve it. */
async function fileAt(address: URL): Promise<Buffer | undefined> {
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    () => undefined,
  )
  return response?.ok ? Buffer.from(await response.arrayBuffer()) : undefined
}

/** Without the digest that the host adds, so that browsers can keep a file for good. */
const placeOf = (address: string): string => address.replace(/\?[\w-]*$/, '')

/** What is wrong with the files of a version as pages load them from a portal. */
async function faultsAt(origin: string, manifest: BundleManifest, { importMap }: Served): Promise<string[]> {
  const { name, version } = manifest
  const loaded = new Map(Object.values(importMap.imports).map((address) => [placeOf(address), address]))
  const files = new Map<string, Buffer>()
  for (const file of Object.keys(manifest.files)) {
    const place = baseOf(name, version) + file
    const bytes = await fileAt(new URL(loaded.get(place) ?? encodeURI(place), origin))
    if (bytes) files.set(file, bytes)
  }
  return fileFaults(manifest, files).map((fault) => `${name} ${version}: ${fault}`)
}

/** Whether a portal serves the newest release, and no script that is not in it. */
function mapFaults({ seq, importMap }: Served, release: Release, manifests: readonly BundleManifest[]) {
  if (seq === undefined) return ['It serves no release, but what was built beside it.']
  if (seq !== release.seq) return [`It serves release ${seq}, but the newest is ${release.seq}.`]
  const known = new Map(
    manifests.flatMap(({ name, version, files }) =>
      Object.entries(files).map(
        ([file, { integrity }]) => [baseOf(name, version) + file, integrity] as const,
      ),
    ),
  )
  const unknown = Object.entries(importMap.imports).filter(([, address]) => !known.has(placeOf(address)))
  const changed = Object.entries(importMap.integrity).filter(
    ([address, hash]) => known.get(placeOf(address)) !== hash,
  )
  return [
    ...unknown.map(([name, address]) => `Its import map has ${name} at ${address}, which no version lists.`),
    ...changed.map(([address]) => `Its import map has another integrity for ${address}.`),
  ]
}

async function served(origin: string): Promise<Served> {
  const found = await servedBy(origin).catch(() => undefined)
  if (found) return found.served
  throw new ReleaseError('unreachable', `${origin} does not answer as a portal host. Check the address.`)
}

/**
 * Verifies a running portal from its public address: the signatures and the chain of all releases, with keys of this
 * machine, and that the host serves the newest one with exactly the published bytes.
 */
export async function verifyPortal(
  operations: ReleaseOperations,
  origin: string,
  trust: Trust,
): Promise<Outcome> {
  const { env: environment, seq } = await operations.head()
  const store = remoteStore(operations, environment, seq)
  const releases = await releaseChain({ store, environment, trust }).history()
  const [newest] = releases
  if (!newest) throw new ReleaseError('corrupt', `The newest release of ${environment} cannot be read.`)
  const versions = Object.entries(stableVersions(newest))
  const artifacts = await Promise.all(
    versions.map(([name, version]) => readArtifact(store, trust, name, version)),
  )
  const manifests = artifacts.map(({ manifest }) => manifest)
  const found = await served(origin)
  const faults = mapFaults(found, newest, manifests)
  for (const manifest of manifests) faults.push(...(await faultsAt(origin, manifest, found)))
  const files = manifests.reduce((sum, manifest) => sum + Object.keys(manifest.files).length, 0)
  const data = { release: seq, releases: releases.length, artifacts: artifacts.length, files, faults }
  if (faults.length > 0)
    return {
      data,
      isRefused: true,
      lines: [`${origin} does not serve what was released:`, ...faults.map((fault) => `  ${fault}`)],
    }
  return {
    data,
    lines: [
      `${origin} serves release ${seq} of ${environment}, the newest.`,
      `${counted(releases.length, 'release')} and ${counted(artifacts.length, 'published version')} match their signatures; ${counted(files, 'file')} match what was published.`,
    ],
  }
}
