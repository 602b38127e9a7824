import type { AuthConfig } from '@portal/contract/portal-config.ts'
import { OidcClient, WebStorageStateStore } from 'oidc-client-ts'
import type { IdentityProvider } from './identity-provider.ts'
import { SignInError } from './sign-in-error.ts'
import type { Tokens } from './token-vault.ts'
import { verifyIdToken } from './verify-id-token.ts'

interface Collaborators {
  readonly auth: AuthConfig
  readonly provider: Pick<IdentityProvider, 'exchange'>
  /** Keeps state and verifier until the return: the tab's session storage (specification, section 9). */
  readonly storage: Storage
  readonly redirectUri: string
}

/** The parts of signing in that need the OpenID Connect library. */
export function createSignInFlow({ auth, provider, storage, redirectUri }: Collaborators) {
  const client = new OidcClient({
    authority: auth.issuer,
    client_id: auth.clientId,
    redirect_uri: redirectUri,
    scope: auth.scopes,
    stateStore: new WebStorageStateStore({ store: storage, prefix: 'portal.sign-in.' }),
    metadata: { authorization_endpoint: auth.endpoints.authorize },
  })

  return {
    /** Address of the provider's sign-in page, with state and code challenge; both are kept for the return. */
    async authorizeUrl(returnTo: string): Promise<string> {
      await client.clearStaleState()
      const request = await client.createSigninRequest({ state: { returnTo } })
      return request.url
    },

    /**
     * Turns the provider's answer into tokens: checks the state, exchanges the code, verifies the ID token. A
     * state is good for one answer. Throws `SignInError` ("Invalid state", "Invalid ID Token", or what the
     * provider said) or `ProviderError`.
     */
    async exchangeCode(answerUrl: string): Promise<{ tokens: Tokens; returnTo: string }> {
      const { state, response } = await client.readSigninResponseState(answerUrl, true).catch(() => {
        throw new SignInError('Invalid state')
      })
      if (response.error) throw new SignInError(`The identity provider answered "${response.error}".`)
      const tokens = await provider.exchange(response.code ?? '', state.code_verifier ?? '', redirectUri)
      await verifyIdToken(tokens.idToken, auth)

      const kept = state.data
      const returnTo = kept && typeof kept === 'object' && 'returnTo' in kept ? String(kept.returnTo) : '/'
      return { tokens, returnTo }
    },
  }
}

export type SignInFlow = ReturnType<typeof createSignInFlow>
