import type { IdentityProvider } from './identity-provider.ts'
import { ProviderError } from './provider-error.ts'
import type { TokenVault } from './token-vault.ts'

/** `renewed`: the vault holds newer tokens. `expired`: the provider said no. `failed`: it could not be asked. */
export type Renewal = 'renewed' | 'expired' | 'failed'

interface Collaborators {
  readonly vault: TokenVault
  readonly provider: Pick<IdentityProvider, 'refresh'>
  verify(idToken: string): Promise<void>
  /** Runs `work` while no other tab does: who comes second finds the new token and asks for none. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>
}

/**
 * Makes the tokens new, unless another tab or call has done so since `staleToken` was read.
 * With rotating refresh tokens a second request with the old one would end the session for good.
 */
export function createRenewTokens({ vault, provider, verify, exclusively }: Collaborators) {
  return (staleToken: string | undefined): Promise<Renewal> =>
    exclusively(async () => {
      const present = vault.accessToken()
      if (present && present !== staleToken) return 'renewed'
      const refreshToken = vault.refreshToken()
      if (!refreshToken) return 'expired'
      try {
        const tokens = await provider.refresh(refreshToken)
        await verify(tokens.idToken)
        // Signed out meanwhile: what was cleared stays cleared.
        if (!vault.refreshToken()) return 'expired'
        vault.save(tokens)
        return 'renewed'
      } catch (error) {
        return error instanceof ProviderError && error.status < 500 && error.status !== 429
          ? 'expired'
          : 'failed'
      }
    })
}
