import type { HostSession } from '@portal/contract/portal-config.ts'
import { fetchOnce } from './first-answers.ts'
import { hostSessionCall, hostSessionOf } from './host-session.ts'
import { type Tokens, type TokenVault, TokenVaultError, VAULT_PROBLEMS } from './token-vault.ts'

/** Stands where the refresh token would: the host puts the real one in its place. */
const HELD_BY_HOST = 'held-by-host'
const NOTHING: HostSession = { isRenewable: false }

/**
 * The stricter vault: the portal host keeps the tokens in cookies that no script can read, sets them as it passes the
 * provider's answers on, and hands the access token to this memory only.
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
      // 401: the session ended elsewhere. What is left of it, if anything, can only be renewed.
      if (response?.ok || response?.status === 401) remember(hostSessionOf(await response.json()))
    },
    requireUsable() {
      if (!cookiesWork()) throw new TokenVaultError(VAULT_PROBLEMS.blocked)
    },
    // The host has set the cookies with the same answer.
    save({ accessToken, idToken, sessionExpiresIn }: Tokens) {
      remember({ accessToken, idToken, isRenewable: true, ...(sessionExpiresIn && { sessionExpiresIn }) })
    },
    // Neither has the page seen it.
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
