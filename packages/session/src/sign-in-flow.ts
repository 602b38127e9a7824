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

/** What came back from the provider, and what was kept for it. */
export interface SignInAnswer {
  readonly code: string
  readonly verifier: string
  readonly returnTo: string
}

const sentenceFor = (error: string): string =>
  error === 'access_denied'
    ? 'The sign-in service refused access ("access_denied"). Ask your administrator whether you may use this portal.'
    : `The identity provider answered "${error}".`

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
    /**
     * Address of the provider's sign-in page, with state and code challenge; both are kept for the return. `again`
     * asks for the password even from those who are signed in there.
     */
    async authorizeUrl(returnTo: string, { again = false } = {}): Promise<string> {
      await client.clearStaleState()
      const request = await client.createSigninRequest({
        state: { returnTo },
        ...(again && { prompt: 'login' }),
      })
      return request.url
    },

    /**
     * Reads the provider's answer and checks its state, which is good for one answer. Throws `SignInError`: "Invalid
     * state", or what the provider said.
     */
    async readAnswer(answerUrl: string): Promise<SignInAnswer> {
      const { state, response } = await client.readSigninResponseState(answerUrl, true).catch(() => {
        throw new SignInError('Invalid state')
      })
      if (response.error) throw new SignInError(sentenceFor(response.error))
      const kept = state.data
      const returnTo = kept && typeof kept === 'object' && 'returnTo' in kept ? String(kept.returnTo) : '/'
      return { code: response.code ?? '', verifier: state.code_verifier ?? '', returnTo }
    },

    /** The tokens for an answer. Throws `SignInError` ("Invalid ID Token") or `ProviderError`. */
    async exchange({ code, verifier }: SignInAnswer): Promise<Tokens> {
      const tokens = await provider.exchange(code, verifier, redirectUri)
      await verifyIdToken(tokens, auth)
      return tokens
    },
  }
}

export type SignInFlow = ReturnType<typeof createSignInFlow>
