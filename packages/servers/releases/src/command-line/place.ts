import { existsSync, mkdirSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { type ReleasePlace, releasePlace } from '../operations/release-place.ts'
import { readPolicies } from '../operations/release-policies.ts'
import { ReleaseError } from '../release-error.ts'
import type { Signer } from '../signing/signatures.ts'
import { ensureSigningKey, readSigner, readTrust } from '../signing/signing-keys.ts'
import { isRemote, openStore } from '../store/open-store.ts'
import { lostStore } from './earlier-store.ts'

/** A local release store, and the actor that the command line works as. */
export interface Place extends ReleasePlace {
  readonly repository: string
  readonly actor: string
}

interface PlaceOptions {
  readonly repository: string
  /** Default: `demo`. */
  readonly environment: string | undefined
  /** Creates store and key if they do not exist. */
  readonly isFirst: boolean
  /** File of the private key; default: as the variables say. */
  readonly givenKey?: string | undefined
}

/** The environment of a store on this machine, unless another is named. */
export const LOCAL_ENVIRONMENT = 'demo'

/** Locations of store and keys: from the variables, or else beside the other demo data. */
export function placesOf(repository: string, givenKey?: string) {
  const { PORTAL_DATA_DIR, RELEASE_STORE, RELEASE_SIGNING_KEY, RELEASE_TRUSTED_KEYS, RELEASE_NEAR } =
    process.env
  const data = resolve(repository, PORTAL_DATA_DIR ?? '.data')
  const keyFile =
    givenKey === undefined
      ? (RELEASE_SIGNING_KEY ?? join(data, 'release-keys', 'signing-key.pem'))
      : resolve(givenKey)
  return {
    /** A folder, or the address of a bucket. */
    name:
      RELEASE_STORE !== undefined && isRemote(RELEASE_STORE)
        ? RELEASE_STORE
        : resolve(repository, RELEASE_STORE ?? join(data, 'releases')),
    keyFile,
    trustFile: RELEASE_TRUSTED_KEYS ?? keyFile,
    /** What a host of this store has served, if known. */
    near: RELEASE_NEAR ?? (RELEASE_STORE === undefined ? join(data, 'release-near') : undefined),
    /** Store and key are the defaults of this machine. */
    isOwn: RELEASE_STORE === undefined && RELEASE_SIGNING_KEY === undefined && givenKey === undefined,
  }
}

/** The signing key. Without it, a machine can read; signing fails with what is wrong with the key. */
function signerOf(keyFile: string, setting: string): Signer {
  try {
    return readSigner(keyFile, setting)
  } catch (error) {
    const sentence = error instanceof Error ? error.message : ''
    return {
      keyId: '',
      sign() {
        throw new ReleaseError('denied', sentence, { cause: error })
      },
    }
  }
}

/** Opens the store of this machine. */
export async function openPlace({
  repository,
  environment = LOCAL_ENVIRONMENT,
  isFirst,
  givenKey,
}: PlaceOptions): Promise<Place> {
  const { PORTAL_ORIGIN, RELEASE_SIGNING_KEY, RELEASE_ACTOR } = process.env
  const places = placesOf(repository, givenKey)
  const { name, keyFile, trustFile } = places
  const lost =
    isFirst || (!isRemote(name) && !existsSync(name)) ? await lostStore(places, environment) : undefined
  if (lost !== undefined) throw new ReleaseError('refused', lost)
  if (isFirst) {
    if (!isRemote(name)) mkdirSync(name, { recursive: true })
    if (RELEASE_SIGNING_KEY === undefined || givenKey !== undefined) ensureSigningKey(keyFile)
  }
  if (!isRemote(name) && !existsSync(name))
    throw new ReleaseError(
      'unreachable',
      'There is no release store. Name a portal with --url or RELEASE_URL, set RELEASE_STORE, or start with init.',
    )
  const setting = givenKey === undefined ? 'RELEASE_SIGNING_KEY' : '--key'
  const place = releasePlace({
    store: await openStore(name, process.env),
    signer: signerOf(keyFile, setting),
    trust: readTrust(trustFile, trustFile === keyFile ? setting : 'RELEASE_TRUSTED_KEYS'),
    environment,
    portalOrigin: PORTAL_ORIGIN ?? 'http://localhost:9000',
    ...readPolicies(process.env),
  })
  return { ...place, repository, actor: RELEASE_ACTOR ?? userInfo().username }
}
