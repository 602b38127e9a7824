import type { AccessTokenVariables } from '../identity/provider-variables.ts'

/** How the provider's access tokens are told from others. */
export const accessTokenSettings = (given: AccessTokenVariables) => ({
  tokenKind: given.ACCESS_TOKEN_KIND,
  tokenAudience: given.ACCESS_TOKEN_AUDIENCE,
  tokenScope: given.ACCESS_TOKEN_SCOPE,
})
