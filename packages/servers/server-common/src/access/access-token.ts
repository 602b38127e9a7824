import { type JWTVerifyGetKey, jwtVerify } from 'jose'
import { validate as isUuid } from 'uuid'
import { z } from 'zod'
import { ApiError } from '../http/api-error.ts'
import { ALGORITHMS } from '../identity/provider-variables.ts'
import type { Bearer } from './bearer.ts'
import { checkedTokens } from './checked-tokens.ts'
import { isProviderFailure, type KeyStore, lastingKeys } from './lasting-keys.ts'
import { isMarkedAsAccessToken, kindOfIssuer, type TokenKind } from './token-kind.ts'

/** How far the provider's clock may be ahead, in seconds. */
const CLOCK_TOLERANCE = 30
/** No provider issues access tokens with a longer life, in seconds. */
const MAX_LIFETIME_SECONDS = 86_400

const fromNow = (seconds: number) => Date.now() / 1000 + seconds

const scopes = z.union([z.string().transform((text) => text.split(' ')), z.array(z.string())])

/**
 * Cognito names the client in `client_id`, Keycloak in `azp`, others in `aud`; the scopes are in `scope`, with some in
 * `scp`.
 */
const Claims = z.looseObject({
  sub: z.string().min(1).max(255),
  token_use: z.literal('access').optional(),
  client_id: z.string().optional(),
  azp: z.string().optional(),
  aud: z.union([z.string(), z.array(z.string())]).optional(),
  scope: scopes.optional(),
  scp: scopes.optional(),
  /** The token's session; not every provider includes it. */
  sid: z.string().optional(),
  iat: z.number().refine((iat) => iat <= fromNow(CLOCK_TOLERANCE)),
  exp: z.number().refine((exp) => exp <= fromNow(MAX_LIFETIME_SECONDS + CLOCK_TOLERANCE)),
})

export type TokenClaims = z.output<typeof Claims>

/** Verifies a bearer token and identifies its owner. */
export type AccessTokenVerifier = (authorization: string | undefined) => Promise<Bearer>

/** The answer to a caller whose token is not valid. */
export function unauthenticated(): ApiError {
  return new ApiError('UNAUTHENTICATED', { headers: { 'www-authenticate': 'Bearer' } })
}

/** Whose access tokens are accepted. */
interface TokenSource {
  readonly issuer: string
  /** Where its public keys are; by default on Cognito's path. */
  readonly keysAddress?: (() => Promise<string>) | undefined
  /** The clients that they may be issued for. */
  readonly clients: readonly string[]
  /** How the provider marks access tokens; by default derived from the issuer's address. */
  readonly tokenKind?: TokenKind | undefined
  /** If set, must be in `aud`; Cognito's access tokens have none. */
  readonly tokenAudience?: string | undefined
  /** Required of every token; by default that of the specification, section 7. */
  readonly tokenScope?: string | undefined
  /** Identifies the owner of a valid token; by default `sub` is the operator's id. Throws `ApiError`. */
  readonly operatorOf?: OperatorFinder | undefined
}

/** Finds the id of the operator that the claims of a valid token are about. */
export type OperatorFinder = (claims: TokenClaims, token: string) => Promise<string>

async function operatorBySub({ sub }: TokenClaims): Promise<string> {
  if (!isUuid(sub)) throw unauthenticated()
  return sub
}

interface Decoded {
  readonly payload: unknown
  readonly protectedHeader: { readonly typ?: string }
}

/** The claims of an access token for this API, or `undefined`. */
function claimsOf({ payload, protectedHeader }: Decoded, source: TokenSource): TokenClaims | undefined {
  const claims = Claims.safeParse(payload)
  if (!claims.success) return undefined
  const { clients, tokenKind = kindOfIssuer(source.issuer), tokenScope = 'system/operation' } = source
  if (!isMarkedAsAccessToken(tokenKind, { typ: protectedHeader.typ, tokenUse: claims.data.token_use }))
    return undefined
  const { client_id, azp, aud, scope, scp } = claims.data
  const isOwn = (client: string | undefined) => client !== undefined && clients.includes(client)
  // A named client must be one of ours; an audience may be one of several.
  const isForeign = [client_id, azp].some((client) => client !== undefined && !isOwn(client))
  const isOurs = !isForeign && [client_id, azp, aud].flat().some(isOwn)
  const isForApi = isOurs && [scope, scp].flat().includes(tokenScope)
  return isForApi ? claims.data : undefined
}

/** The claims of a valid token. Throws `ApiError` for any other. */
async function verified(token: string, keys: JWTVerifyGetKey, source: TokenSource): Promise<TokenClaims> {
  const { issuer, tokenAudience: audience } = source
  try {
    const decoded = await jwtVerify(token, keys, {
      issuer,
      algorithms: [...ALGORITHMS],
      ...(audience !== undefined && { audience }),
      requiredClaims: ['exp', 'iat'],
    })
    const claims = claimsOf(decoded, source)
    if (claims) return claims
  } catch (error) {
    if (isProviderFailure(error)) throw new ApiError('UPSTREAM_ERROR')
  }
  throw unauthenticated()
}

/**
 * Accepts access tokens that `issuer` issued for one of its `clients`, also while the issuer does not answer, as long as
 * its keys are known.
 */
export function accessTokenVerifier(source: TokenSource, store?: KeyStore): AccessTokenVerifier {
  const { issuer, operatorOf = operatorBySub } = source
  const { keysAddress = async () => `${issuer}/.well-known/jwks.json` } = source
  const keys = lastingKeys(keysAddress, store)
  const checked = checkedTokens()
  return async (authorization) => {
    const [, token] = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '') ?? []
    if (!token) throw unauthenticated()
    const known = checked.find(token)
    if (known) return known
    const claims = await verified(token, keys, source)
    const operatorId = await operatorOf(claims, token)
    const bearer = { operatorId, issuedAt: claims.iat, sessionId: claims.sid }
    checked.keep(token, bearer, claims.exp)
    return bearer
  }
}
