import type { AuthConfig } from '@portal/contract/portal-config.ts'
import type { ProviderFacts } from '@portal/server-common/identity/provider-facts.ts'
import type { HostSettings } from '../settings.ts'

/** The identity provider as the page and as this host need it. */
export interface ProviderOfPage {
  readonly auth: AuthConfig
  /** The provider's own addresses for the page's requests, when this host keeps the tokens. */
  readonly own: Pick<ProviderFacts, 'token' | 'revoke' | 'userInfo' | 'userInfoMethod'>
}

/** When this host keeps the tokens, the page asks it for them, and to forget them. */
const OF_HOST = { token: '/oauth2/token', revoke: '/oauth2/revoke' }

export function providerOfPage(
  { clientId, vault }: HostSettings['identity'],
  facts: ProviderFacts,
): ProviderOfPage {
  const { issuer, scopes, algorithms, userInfoMethod, isStandardLogout } = facts
  const { authorize, token, userInfo, revoke, logout, jwks } = facts
  const asked = vault === 'host' ? OF_HOST : { token, revoke }
  return {
    own: { token, revoke, userInfo, userInfoMethod },
    auth: {
      issuer,
      clientId,
      scopes,
      endpoints: { authorize, ...asked, userInfo, logout, jwks },
      userInfoMethod,
      logoutReturn: isStandardLogout ? 'post_logout_redirect_uri' : undefined,
      algorithms,
      refreshIntervalMs: 240_000,
      refreshCookieDays: 30,
      vault,
    },
  }
}
