import { kindOfIssuer } from '../access/token-kind.ts'
import { ALGORITHMS, type ProviderVariables } from './provider-variables.ts'
import { type Discovery, DiscoveryError } from './read-discovery.ts'

/** Where the identity provider is and what it offers. */
export interface ProviderFacts {
  readonly issuer: string
  readonly authorize: string
  readonly token: string
  readonly userInfo: string
  readonly userInfoMethod: 'GET' | 'POST'
  readonly revoke: string | undefined
  readonly logout: string | undefined
  /** Whether its logout takes OpenID Connect's parameters instead of Cognito's. */
  readonly isStandardLogout: boolean
  readonly jwks: string
  readonly scopes: string
  /** Of signatures of ID tokens. */
  readonly algorithms: readonly string[]
}

/** Specification, section 7. */
const SCOPES = ['openid', 'system/operation']
/** Names and address of the user; Cognito gives them without being asked and refuses what a client may not ask for. */
const PERSONAL_SCOPES = ['profile', 'email']

const unlessOff = (address: string | undefined) => (address === 'off' ? undefined : address)

/** The paths of Cognito (specification, section 7): the OAuth paths below the domain, the keys below the issuer. */
function cognitoPaths({ IDENTITY_ISSUER, IDENTITY_DOMAIN }: ProviderVariables) {
  const issuer = IDENTITY_ISSUER.replace(/\/$/, '')
  const domain = IDENTITY_DOMAIN ?? issuer
  return {
    authorize: `${domain}/oauth2/authorize`,
    token: `${domain}/oauth2/token`,
    userInfo: `${domain}/oauth2/userInfo`,
    revoke: `${domain}/oauth2/revoke`,
    logout: `${domain}/logout`,
    jwks: `${issuer}/.well-known/jwks.json`,
  }
}

function endpoints(given: ProviderVariables, found: Discovery | undefined) {
  const paths = cognitoPaths(given)
  if (!found) return paths
  const discovered = {
    authorize: found.authorization_endpoint,
    token: found.token_endpoint,
    userInfo: found.userinfo_endpoint ?? paths.userInfo,
    revoke: found.revocation_endpoint,
    logout: found.end_session_endpoint,
  }
  return { ...(given.IDENTITY_DOMAIN ? paths : discovered), jwks: found.jwks_uri }
}

function isStandardLogout(given: ProviderVariables, found?: Discovery): boolean {
  const { IDENTITY_ISSUER, IDENTITY_DOMAIN, IDENTITY_LOGOUT_PARAMETERS } = given
  if (IDENTITY_LOGOUT_PARAMETERS) return IDENTITY_LOGOUT_PARAMETERS === 'standard'
  if (!found || IDENTITY_DOMAIN || kindOfIssuer(IDENTITY_ISSUER) === 'cognito') return false
  return found.logout_uri_supported !== true
}

function scopes({ IDENTITY_SCOPES, IDENTITY_ISSUER }: ProviderVariables, found?: Discovery): string {
  if (IDENTITY_SCOPES) return IDENTITY_SCOPES.join(' ')
  const offered = kindOfIssuer(IDENTITY_ISSUER) === 'cognito' ? [] : (found?.scopes_supported ?? [])
  return [...SCOPES, ...PERSONAL_SCOPES.filter((scope) => offered.includes(scope))].join(' ')
}

function algorithms({ IDENTITY_ALGORITHMS, IDENTITY_ISSUER }: ProviderVariables, found?: Discovery) {
  if (IDENTITY_ALGORITHMS) return IDENTITY_ALGORITHMS
  const offered = found?.id_token_signing_alg_values_supported ?? ['RS256']
  const usable = ALGORITHMS.filter((algorithm) => offered.includes(algorithm))
  if (usable.length > 0) return usable
  throw new DiscoveryError(
    `${IDENTITY_ISSUER} signs ID tokens with ${offered.join(', ')} only; a public key algorithm such as RS256 is needed.`,
  )
}

/**
 * What the settings say, then what the provider says about itself, then Cognito's paths. Throws
 * `DiscoveryError` when the provider has no usable signature algorithm.
 */
export function providerFacts(given: ProviderVariables, found?: Discovery): ProviderFacts {
  const known = endpoints(given, found)
  return {
    issuer: given.IDENTITY_ISSUER,
    authorize: given.IDENTITY_AUTHORIZE_URL ?? known.authorize,
    token: given.IDENTITY_TOKEN_URL ?? known.token,
    userInfo: given.IDENTITY_USER_INFO_URL ?? known.userInfo,
    userInfoMethod: given.IDENTITY_USER_INFO_METHOD,
    revoke: unlessOff(given.IDENTITY_REVOKE_URL ?? known.revoke),
    logout: unlessOff(given.IDENTITY_LOGOUT_URL ?? known.logout),
    isStandardLogout: isStandardLogout(given, found),
    jwks: given.IDENTITY_KEYS_URL ?? known.jwks,
    scopes: scopes(given, found),
    algorithms: algorithms(given, found),
  }
}
