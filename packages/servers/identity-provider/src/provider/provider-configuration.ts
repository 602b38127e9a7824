import type { AccountsPool } from '@portal/accounts/account-tables.ts'
import { activeOperator, type Operator } from '@portal/accounts/operators/signed-in-operator.ts'
import { sessionIdOf } from '@portal/accounts/sessions/end-sessions.ts'
import {
  type ClientMetadata,
  type Configuration,
  interactionPolicy,
  type KoaContextWithOIDC,
} from 'oidc-provider'
import { renderMessagePage } from '../pages/message-page.ts'
import { sendPage } from '../pages/send-page.ts'
import { messages } from '../pages/texts.ts'
import type { IdentitySettings } from '../settings.ts'
import { cookieNames } from './cookie-names.ts'
import { LOGOUT_PATH } from './logout-route.ts'
import { remainingSeconds } from './session-limits.ts'
import type { SigningKeys } from './signing-keys.ts'
import { createSqlAdapter } from './sql-adapter.ts'

/** The paths of Amazon Cognito, which the portal calls (specification, section 7). */
export const paths = {
  authorization: '/oauth2/authorize',
  token: '/oauth2/token',
  userinfo: '/oauth2/userInfo',
  revocation: '/oauth2/revoke',
  jwks: '/.well-known/jwks.json',
}

const scope = 'openid system/operation'
/** Where the command line waits for its user, on any port. */
const LOOPBACK = 'http://127.0.0.1/callback'
/** The product API, the audience of the access token. */
const resource = 'urn:operations-portal:system'

interface Dependencies {
  settings: IdentitySettings
  accounts: AccountsPool
  keys: SigningKeys
}

export function providerConfiguration({ settings, accounts, keys }: Dependencies): Configuration {
  return {
    adapter: (model) => createSqlAdapter(accounts, model),
    clients: [portalClient(settings), commandLineClient(settings)],
    jwks: keys.jwks,
    cookies: cookies(keys, settings),
    routes: paths,
    // The portal's servers read this: the logout takes Cognito's parameters.
    discovery: { end_session_endpoint: `${settings.issuer}${LOGOUT_PATH}`, logout_uri_supported: true },
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    pkce: { required: () => true },
    scopes: scope.split(' '),
    claims: { openid: ['sub', 'given_name', 'family_name', 'email', 'token_use'] },
    // The names belong in the ID token, as in Cognito, not only in userInfo.
    conformIdTokenClaims: false,
    features: features(settings),
    interactions: { url: (_, interaction) => `/login/${interaction.uid}`, policy: policy() },
    ttl: lifetimes(settings),
    findAccount: async (_, id, token) => {
      // Everyone who signs in gets a code, but only active operators get tokens: this is how the portal
      // learns of a suspension.
      if (!token) return { accountId: id, claims: () => ({ sub: id }) }
      const operator = await activeOperator(accounts, id)
      return operator && { accountId: id, claims: () => ({ ...claimsOf(operator), token_use: 'id' }) }
    },
    extraTokenClaims: (_, token) => ({
      token_use: 'access',
      ...('grantId' in token && token.grantId && { sid: sessionIdOf(token.grantId) }),
    }),
    issueRefreshToken: async () => true,
    // Signing out or an expired session also ends its refresh tokens.
    expiresWithSession: async () => true,
    rotateRefreshToken: true,
    loadExistingGrant: loadGrant,
    clientBasedCORS: (_, origin) => origin === settings.portalOrigin,
    renderError: (ctx, { error }) => {
      sendPage(ctx, ctx.status, renderMessagePage(settings, messageFor(error), error))
    },
  }
}

/** The claims in the ID token and userInfo. */
export function claimsOf(operator: Operator) {
  const { id, email, givenName, familyName } = operator
  return { sub: id, email, given_name: givenName, family_name: familyName }
}

/** A client without a secret: a page, or a program on a user's machine. */
const publicClient: Omit<ClientMetadata, 'client_id'> = {
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  scope,
}

const portalClient = ({ clientId, returnOrigins }: IdentitySettings): ClientMetadata => ({
  ...publicClient,
  client_id: clientId,
  redirect_uris: returnOrigins.map((origin) => `${origin}/callback`),
})

/** For a native client, the port of a loopback address is ignored (RFC 8252, section 7.3). */
const commandLineClient = ({ cliClientId }: IdentitySettings): ClientMetadata => ({
  ...publicClient,
  client_id: cliClientId,
  application_type: 'native',
  redirect_uris: [LOOPBACK],
})

function cookies({ cookieSecret }: SigningKeys, settings: IdentitySettings): Configuration['cookies'] {
  const options = { httpOnly: true, sameSite: 'lax', signed: true } as const
  const { session, interaction, resume } = cookieNames(settings)
  return {
    names: { session, interaction, resume },
    keys: [cookieSecret],
    long: options,
    short: options,
  }
}

function lifetimes({ tokenLifetime, session }: IdentitySettings): Configuration['ttl'] {
  return {
    AccessToken: tokenLifetime,
    IdToken: tokenLifetime,
    AuthorizationCode: 5 * 60,
    Interaction: 60 * 60,
    RefreshToken: session.lifetime,
    Grant: session.lifetime,
    Session: (_, current) => remainingSeconds(current, session),
  }
}

function features({ clientId }: IdentitySettings): Configuration['features'] {
  return {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    // Replaced by Cognito's own sign-out.
    rpInitiatedLogout: { enabled: false },
    revocation: { enabled: true, allowedPolicy: (_, client, token) => token.clientId === client.clientId },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => resource,
      useGrantedResource: () => true,
      getResourceServerInfo: () => ({
        scope,
        audience: clientId,
        accessTokenFormat: 'jwt',
        jwt: { sign: { alg: 'RS256' } },
      }),
    },
  }
}

/** The portal is our own, so consent is not requested. */
function policy() {
  const prompts = interactionPolicy.base()
  prompts.remove('consent')
  return prompts
}

/** One grant per session, so that signing out ends all of its tokens. */
async function loadGrant(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc
  if (!client || !session?.accountId) return undefined
  const known = session.grantIdFor(client.clientId)
  const existing = known ? await provider.Grant.find(known) : undefined
  if (existing) return existing
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope(scope)
  grant.addResourceScope(resource, scope)
  await grant.save()
  return grant
}

function messageFor(error: string) {
  if (error === 'invalid_client') return messages.unknownClient
  if (error === 'invalid_redirect_uri') return messages.foreignAddress
  return error === 'server_error' ? messages.failure : messages.badRequest
}
