import type { HostSession } from '@portal/contract/portal-config.ts'
import { fetchOnce } from './first-answers.ts'
import { hostSessionCall, hostSessionOf } from './host-session.ts'
import { type Tokens, type TokenVault, TokenVaultError, VAULT_PROBLEMS } from './token-vault.ts'

/** Placeholder for the refresh token, which the host replaces with the real one. */
const HELD_BY_HOST = 'held-by-host'
const NOTHING: HostSession = { isRenewable: false }

/**
 * The stricter vault: the portal host keeps the tokens in cookies that scripts cannot read, sets them as it
 * forwards the provider's responses, and passes only the access and ID tokens to this memory.
 */
export function createHostTokenVault(origin: string, cookiesWork: () => boolean): TokenVault {
  let session = NOTHING
  let endsAt: number | undefined

  function remember(current: HostSession): void {
    session = current
    endsAt = current.sessionExpiresIn ? Date.now() + current.sessionExpiresIn * 1000 : undefined
  }

  const ask = (method: 'GET' | 'DELETE') => fetchOnce(...hostSessionCall(origin, method))

  return {
    async reread() {
      const response = await ask('GET').catch(() => undefined)
      // 401: the session ended elsewhere. The body says whether it can still be renewed.
      if (response?.ok || response?.status === 401) remember(hostSessionOf(await response.json()))
    },
    requireUsable() {
      if (!cookiesWork()) throw new TokenVaultError(VAULT_PROBLEMS.blocked)
    },
    // The host set the cookies with the same response.
    save({ accessToken, idToken, sessionExpiresIn }: Tokens) {
      remember({ accessToken, idToken, isRenewable: true, ...(sessionExpiresIn && { sessionExpiresIn }) })
    },
    // The page never sees the refresh token.
    saveRefreshToken: () => undefined,
    accessToken: () => session.accessToken,
    idToken: () => session.idToken,
    refreshToken: () => (session.isRenewable ? HELD_BY_HOST : undefined),
    sessionEndsAt: () => endsAt,
    async clear() {
      remember(NOTHING)
      await ask('DELETE').catch(() => undefined)
    },
  }
}
