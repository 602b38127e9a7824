import type { AuthConfig } from '@portal/contract/portal-config.ts'
import { OidcClient, WebStorageStateStore } from 'oidc-client-ts'

export interface SignInPlace {
  readonly auth: AuthConfig
  /** Keeps state and verifier until the return: the tab's session storage (specification, section 9). */
  readonly storage: Storage
  readonly redirectUri: string
}

/** The OpenID Connect client for the redirect to the provider and its response. */
export const createOidcClient = ({ auth, storage, redirectUri }: SignInPlace): OidcClient =>
  new OidcClient({
    authority: auth.issuer,
    client_id: auth.clientId,
    redirect_uri: redirectUri,
    scope: auth.scopes,
    stateStore: new WebStorageStateStore({ store: storage, prefix: 'portal.sign-in.' }),
    metadata: { authorization_endpoint: auth.endpoints.authorize },
  })

export interface SignInOptions {
  /** Requires the password even when the user is already signed in at the provider. */
  readonly again?: boolean
  /** The email address that the provider's page begins with. */
  readonly email?: string | undefined
}

/**
 * Returns the address of the provider's sign-in page, with state and code challenge, and stores both for the
 * return.
 */
export async function authorizeUrl(
  client: OidcClient,
  returnTo: string,
  { again = false, email }: SignInOptions = {},
): Promise<string> {
  await client.clearStaleState()
  const request = await client.createSigninRequest({
    state: { returnTo },
    ...(again && { prompt: 'login' }),
    ...(email && { login_hint: email }),
  })
  return request.url
}
