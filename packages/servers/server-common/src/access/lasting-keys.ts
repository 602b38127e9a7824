import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  type JSONWebKeySet,
  type JWKSCacheInput,
  type JWTVerifyGetKey,
  jwksCache,
} from 'jose'

/** The last known keys of a provider, and when it published them, in milliseconds. */
export interface KnownKeys {
  readonly keys: JSONWebKeySet
  readonly readAt: number
}

/** Keeps the last known keys for a process that starts while the provider is unreachable. */
export interface KeyStore {
  read(): Promise<KnownKeys | undefined>
  write(known: KnownKeys): Promise<void>
}

/** How long to leave the provider alone after a failure, so that not every call waits for its timeout. */
const PAUSE_MS = 15_000
const TIMEOUT_MS = 3000
/** No token lives longer than a day, so no valid one needs older keys. */
const MAX_MS = 86_400_000

const isRecent = ({ readAt }: KnownKeys) => readAt >= Date.now() - MAX_MS

/** The key set is unavailable: the token is not at fault. */
export function isProviderFailure(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return true
  return !(error instanceof errors.JOSEError) || error.code === 'ERR_JOSE_GENERIC'
}

/**
 * The keys that a provider publishes, and the last known ones while it does not answer. Rejects as jose does, also when
 * the last known keys are missing or do not contain the key.
 */
export function lastingKeys(addressOf: () => Promise<string>, store?: KeyStore): JWTVerifyGetKey {
  let [address, cache]: [string, JWKSCacheInput] = ['', {}]
  let remote: JWTVerifyGetKey | undefined
  let known: KnownKeys | undefined
  let away: { readonly until: number; readonly failure: unknown } | undefined

  /** The address may change once, when the provider has been discovered. */
  async function keysAtProvider(): Promise<JWTVerifyGetKey> {
    const current = await addressOf()
    if (remote && current === address) return remote
    address = current
    cache = {}
    remote = createRemoteJWKSet(new URL(current), { [jwksCache]: cache, timeoutDuration: TIMEOUT_MS })
    return remote
  }

  async function remember(): Promise<void> {
    away = undefined
    if (!('uat' in cache) || cache.uat === known?.readAt) return
    known = { keys: cache.jwks, readAt: cache.uat }
    // The token is valid whether or not its key can be kept.
    await store?.write(known).catch(() => undefined)
  }

  async function lastKeys(failure: unknown): Promise<JWTVerifyGetKey> {
    // After a long pause of this process, another one may have kept newer keys.
    if (!known || !isRecent(known)) known = await store?.read().catch(() => known)
    if (!known || !isRecent(known)) throw failure
    return createLocalJWKSet(known.keys)
  }

  async function findWithout(failure: unknown, ...asked: Parameters<JWTVerifyGetKey>) {
    const find = await lastKeys(failure)
    try {
      return await find(...asked)
    } catch (error) {
      // The provider may have published this key since.
      throw error instanceof errors.JWKSNoMatchingKey ? failure : error
    }
  }

  return async (...asked) => {
    if (away && Date.now() < away.until) return findWithout(away.failure, ...asked)
    try {
      const find = await keysAtProvider()
      const key = await find(...asked)
      await remember()
      return key
    } catch (failure) {
      if (!isProviderFailure(failure)) throw failure
      away = { until: Date.now() + PAUSE_MS, failure }
      return findWithout(failure, ...asked)
    }
  }
}
