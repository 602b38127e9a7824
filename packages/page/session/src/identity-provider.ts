import { PORTAL_SESSION } from '@portal/contract/headers.ts'
import type { AuthConfig } from '@portal/contract/portal-config.ts'
import { fetchOnce, type PlainCall } from './first-answers.ts'
import { formCall, userInfoCall } from './form-call.ts'
import { membersOf } from './members-of.ts'
import { ProviderError } from './provider-error.ts'
import type { User } from './session-state.ts'
import { NO_KEYS, SignInError } from './sign-in-error.ts'
import type { Tokens } from './token-vault.ts'

/** A renewal whose response was lost is retried while the provider still accepts the same refresh token. */
const RENEWAL_TIMEOUT_MS = 4_000
/** Same timeout as for the key set (specification, section 9). */
const REACH_TIMEOUT_MS = 5_000

async function post(call: PlainCall): Promise<Response> {
  const response = await fetchOnce(...call)
  if (response.ok) return response
  const { text } = membersOf(await response.json().catch(() => undefined))
  throw new ProviderError(response.status, text('error'))
}

/** Whether the provider may have responded but the response was lost. */
const isLost = (error: unknown): boolean => !(error instanceof ProviderError) || error.status === 502

/** The calls to the identity provider that need no library (specification, section 7). */
export function createIdentityProvider(auth: AuthConfig) {
  const { clientId, endpoints, vault } = auth
  /** With the host vault, the portal host proxies these calls and checks where they come from. */
  const ownHeaders: Record<string, string> = vault === 'host' ? { [PORTAL_SESSION]: '1' } : {}

  async function tokens(form: Record<string, string>, timeoutMs?: number): Promise<Tokens> {
    const response = await post(
      formCall(endpoints.token, { client_id: clientId, ...form }, ownHeaders, timeoutMs),
    )
    const { text, number } = membersOf(await response.json())
    return {
      accessToken: text('access_token') ?? '',
      idToken: text('id_token') ?? '',
      refreshToken: text('refresh_token'),
      expiresIn: number('expires_in') ?? 0,
      // Not part of OAuth: sent by Keycloak and the embedded provider.
      sessionExpiresIn: number('refresh_expires_in'),
    }
  }

  return {
    /** Throws unless the provider responds, so that the browser is not sent to an unreachable page. */
    async reach(): Promise<void> {
      const response = await fetch(endpoints.jwks, { signal: AbortSignal.timeout(REACH_TIMEOUT_MS) })
      if (response.status >= 500) throw new ProviderError(response.status)
      if (!response.ok) throw new SignInError(NO_KEYS)
    },

    /** Exchanges the code from the sign-in page for tokens. */
    exchange: (code: string, verifier: string, redirectUri: string): Promise<Tokens> =>
      tokens({ grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUri }),

    /** Returns a new access and ID token, and a new refresh token only if the provider rotates them. */
    refresh(refreshToken: string): Promise<Tokens> {
      const ask = () =>
        tokens({ grant_type: 'refresh_token', refresh_token: refreshToken }, RENEWAL_TIMEOUT_MS)
      return ask().catch((error: unknown) => {
        if (isLost(error)) return ask()
        throw error
      })
    },

    async userInfo(accessToken: string): Promise<User> {
      const response = await post(userInfoCall(auth, accessToken))
      const { text } = membersOf(await response.json())
      return {
        sub: text('sub') ?? '',
        email: text('email') ?? '',
        givenName: text('given_name') ?? '',
        familyName: text('family_name') ?? '',
      }
    },

    /**
     * Revokes the refresh token, where the provider does. Sign-out does not depend on it, so that it works while
     * the provider is down.
     */
    async revoke(refreshToken: string): Promise<void> {
      if (!endpoints.revoke) return
      const revocation = formCall(endpoints.revoke, { client_id: clientId, token: refreshToken }, ownHeaders)
      await post(revocation).catch(() => undefined)
    },

    /** The way to `returnTo` through the provider's logout, where it has one. */
    logoutUrl(returnTo: string, idToken: string | undefined): string {
      if (!endpoints.logout) return returnTo
      const url = new URL(endpoints.logout)
      const add = (name: string, value: string) => url.searchParams.set(name, value)
      add('client_id', clientId)
      add(auth.logoutReturn ?? 'logout_uri', returnTo)
      if (auth.logoutReturn && idToken) add('id_token_hint', idToken)
      return url.href
    },
  }
}

export type IdentityProvider = ReturnType<typeof createIdentityProvider>
