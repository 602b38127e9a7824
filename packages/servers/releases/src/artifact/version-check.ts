import type { CheckStatus, PassedCheck } from '@portal/contract/releases/publish-facts.ts'
import { z } from 'zod'
import { failedAs, ReleaseError } from '../release-error.ts'
import { seal, unseal } from '../signing/seal.ts'
import type { Signer, Trust } from '../signing/signatures.ts'
import type { ReadableStore, ReleaseStore } from '../store/release-store.ts'
import { type Artifact, checkKey } from './artifact.ts'

const CHECK = 'portal.check/1'

const Check = z.object({
  schema: z.literal(CHECK),
  name: z.string(),
  version: z.string(),
  /** The bytes that were checked. */
  digest: z.string(),
  at: z.string(),
  /** Who published it and says that the check passed. */
  by: z.string(),
})

export interface CheckedPlace {
  readonly store: ReadableStore
  readonly trust: Trust
  /** Whether releases need passed checks (`RELEASE_CHECKS`). */
  readonly areChecksRequired: boolean
}

type Checked = Pick<Artifact, 'digest' | 'manifest' | 'needsCheck'>

/** Fails as `refused` when a check was made of different bytes from those of a bundle. */
export function requireSameBytes(
  { digest }: PassedCheck,
  built: Pick<Artifact, 'digest' | 'manifest'>,
): void {
  if (digest === built.digest) return
  const { name, version } = built.manifest
  throw new ReleaseError(
    'refused',
    `The check was made of a different build of ${name} ${version}. Check it again, then publish it.`,
  )
}

/** Adds a passed check to a published version, permanently. A second one changes nothing. */
export async function keepCheck(
  { store, signer, by }: { store: ReleaseStore; signer: Signer; by: string },
  { digest, at }: PassedCheck,
  { manifest: { name, version } }: Pick<Artifact, 'manifest'>,
): Promise<void> {
  await store.putNew(
    checkKey(name, version),
    seal(signer, CHECK, { schema: CHECK, name, version, digest, at, by }),
  )
}

/** Whether a check of exactly these bytes has passed, according to a trusted signature. */
async function hasPassed({ store, trust }: CheckedPlace, { digest, manifest }: Checked): Promise<boolean> {
  const { name, version } = manifest
  const key = checkKey(name, version)
  if (!(await store.head(key))) return false
  try {
    const check = unseal(trust, CHECK, Check, await store.get(key), `The check of ${name} ${version}`)
    return check.digest === digest && check.name === name && check.version === version
  } catch (error) {
    if (failedAs('corrupt', error)) return false
    throw error
  }
}

/** Whether a version has the passed check that a release of it needs; `undefined` when it needs and has none. */
export async function checkStatus(place: CheckedPlace, artifact: Checked): Promise<CheckStatus | undefined> {
  if (await hasPassed(place, artifact)) return 'passed'
  return artifact.needsCheck && place.areChecksRequired ? 'missing' : undefined
}
