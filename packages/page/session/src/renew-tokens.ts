import type { IdentityProvider } from './identity-provider.ts'
import { ProviderError } from './provider-error.ts'
import { INVALID_ID_TOKEN, SignInError } from './sign-in-error.ts'
import type { Tokens, TokenVault } from './token-vault.ts'

/**
 * `renewed`: the vault has newer tokens. `expired`: the session is over. `absent`: there is nothing to renew
 * with. `failed`: the provider could not be reached. `refused`: it refused, but the session is not over.
 * `invalid`: the new ID token is invalid.
 */
export type Renewal = 'renewed' | 'expired' | 'absent' | 'failed' | 'refused' | 'invalid'

interface Dependencies {
  readonly vault: TokenVault
  readonly provider: Pick<IdentityProvider, 'refresh'>
  verify(tokens: Tokens): Promise<void>
  /** Runs `work` while no other tab does: a second tab finds the new token and sends no request. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>
  /** Called when new tokens are stored. */
  onRenewed(): void
}

/** What a failed renewal means for the session: specification, section 8. */
function outcomeOf(error: unknown): Renewal {
  // Keys that cannot be read say nothing about the token.
  if (error instanceof SignInError) return error.message === INVALID_ID_TOKEN ? 'invalid' : 'failed'
  if (!(error instanceof ProviderError) || error.status >= 500 || error.status === 429) return 'failed'
  return error.code === 'invalid_grant' ? 'expired' : 'refused'
}

/**
 * Renews the tokens, unless another tab or call has done so since `staleToken` was read. With rotating
 * refresh tokens, a second request with the old one would end the session for good.
 */
export function createRenewTokens({ vault, provider, verify, exclusively, onRenewed }: Dependencies) {
  const inFlight = new Map<string | undefined, Promise<Renewal>>()

  async function requestTokens(refreshToken: string): Promise<Renewal> {
    try {
      const tokens = await provider.refresh(refreshToken)
      if (tokens.refreshToken && vault.refreshToken()) vault.saveRefreshToken(tokens.refreshToken)
      await verify(tokens)
      // Signed out during the renewal: keep the vault empty.
      if (!vault.refreshToken()) return 'absent'
      vault.save(tokens)
      onRenewed()
      return 'renewed'
    } catch (error) {
      const outcome = outcomeOf(error)
      if (outcome !== 'expired') return outcome
      await vault.reread()
      // Another sign-in happened during the renewal: that session is not over.
      return vault.refreshToken() && vault.refreshToken() !== refreshToken ? 'renewed' : 'expired'
    }
  }

  const renew = (staleToken: string | undefined): Promise<Renewal> =>
    exclusively(async () => {
      await vault.reread()
      const present = vault.accessToken()
      if (present && present !== staleToken) return 'renewed'
      const refreshToken = vault.refreshToken()
      return refreshToken ? requestTokens(refreshToken) : 'absent'
    })

  /** Calls that were rejected at the same time share one renewal, whatever its outcome. */
  return (staleToken: string | undefined): Promise<Renewal> => {
    const renewal = inFlight.get(staleToken) ?? renew(staleToken).finally(() => inFlight.delete(staleToken))
    inFlight.set(staleToken, renewal)
    return renewal
  }
}
