import {
  authorizeUrl,
  createOidcClient,
  type SignInOptions,
  type SignInPlace,
} from './authorization-request.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { SignInError } from './sign-in-error.ts'
import type { Tokens } from './token-vault.ts'
import { verifyIdToken } from './verify-id-token.ts'

interface Collaborators extends SignInPlace {
  readonly provider: Pick<IdentityProvider, 'exchange'>
}

/** The provider's response, and what was stored for it. */
export interface SignInAnswer {
  readonly code: string
  readonly verifier: string
  readonly returnTo: string
}

const sentenceFor = (error: string): string =>
  error === 'access_denied'
    ? 'The sign-in service refused access ("access_denied"). Ask your administrator for access to this portal.'
    : `The identity provider answered "${error}".`

/** The parts of signing in that need the OpenID Connect library. */
export function createSignInFlow({ provider, ...place }: Collaborators) {
  const { auth, redirectUri } = place
  const client = createOidcClient(place)

  return {
    /** Address of the provider's sign-in page. */
    authorizeUrl(returnTo: string, options?: SignInOptions): Promise<string> {
      return authorizeUrl(client, returnTo, options)
    },

    /**
     * Reads the provider's response and checks its state, which is valid once. Throws `SignInError`: "Invalid
     * state", or the provider's error.
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

    /** Exchanges a response for tokens. Throws `SignInError` ("Invalid ID Token") or `ProviderError`. */
    async exchange({ code, verifier }: SignInAnswer): Promise<Tokens> {
      const tokens = await provider.exchange(code, verifier, redirectUri)
      await verifyIdToken(tokens, auth)
      return tokens
    },
  }
}

// What leads to the provider and back is needed with the flow only.
export { goToProvider } from './go-to-provider.ts'
export { createSignInSteps } from './sign-in-steps.ts'

export type SignInFlow = ReturnType<typeof createSignInFlow>
