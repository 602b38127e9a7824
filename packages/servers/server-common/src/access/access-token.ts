import { jwtVerify } from 'jose'
import { validate as isUuid } from 'uuid'
import { z } from 'zod'
import { ApiError } from '../http/api-error.ts'
import type { Bearer } from './bearer.ts'
import { checkedTokens } from './checked-tokens.ts'
import { isProviderFailure, type KeyStore, lastingKeys } from './lasting-keys.ts'
import { isMarkedAsAccessToken, kindOfIssuer, type TokenKind } from './token-kind.ts'

const REQUIRED_SCOPE = 'system/operation'
/** How far the provider's clock may be ahead, in seconds. */
const CLOCK_TOLERANCE = 30
/** Only public key signatures. None uses a secret, so no public key can be passed off as one. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']
/** No provider issues access tokens with a longer life, in seconds. */
const LONGEST_LIFE = 86_400

const fromNow = (seconds: number) => Date.now() / 1000 + seconds

/** Cognito names the client in `client_id`, Keycloak in `azp`, others in `aud`. */
const Claims = z.object({
  sub: z.string().refine((sub) => isUuid(sub)),
  token_use: z.literal('access').optional(),
  client_id: z.string().optional(),
  azp: z.string().optional(),
  aud: z.union([z.string(), z.array(z.string())]).optional(),
  scope: z.string(),
  /** The token's session; not every provider includes it. */
  sid: z.string().optional(),
  iat: z.number().refine((iat) => iat <= fromNow(CLOCK_TOLERANCE)),
  exp: z.number().refine((exp) => exp <= fromNow(LONGEST_LIFE + CLOCK_TOLERANCE)),
})

/** Verifies a bearer token and identifies its owner. */
export type AccessTokenVerifier = (authorization: string | undefined) => Promise<Bearer>

/** The answer to a caller whose token is not valid. */
export function unauthenticated(): ApiError {
  return new ApiError('UNAUTHENTICATED', { headers: { 'www-authenticate': 'Bearer' } })
}

/** Whose access tokens are accepted. */
interface TokenSource {
  readonly issuer: string
  /** The clients that they may be issued for. */
  readonly clients: readonly string[]
  /** How the provider marks access tokens; by default derived from the issuer's address. */
  readonly tokenKind?: TokenKind | undefined
  /** If set, must be in `aud`; Cognito's access tokens have none. */
  readonly tokenAudience?: string | undefined
}

interface Decoded {
  readonly payload: unknown
  readonly protectedHeader: { readonly typ?: string }
}

function bearerOf({ payload, protectedHeader }: Decoded, source: TokenSource): Bearer | undefined {
  const claims = Claims.safeParse(payload)
  if (!claims.success) return undefined
  const { clients, tokenKind = kindOfIssuer(source.issuer) } = source
  if (!isMarkedAsAccessToken(tokenKind, { typ: protectedHeader.typ, tokenUse: claims.data.token_use }))
    return undefined
  const { sub, client_id, azp, aud, scope, iat, sid } = claims.data
  const isOwn = (client: string | undefined) => client !== undefined && clients.includes(client)
  // A named client must be one of ours; an audience may be one of several.
  const isForeign = [client_id, azp].some((client) => client !== undefined && !isOwn(client))
  const isOurs = !isForeign && [client_id, azp, aud].flat().some(isOwn)
  const isForApi = isOurs && scope.split(' ').includes(REQUIRED_SCOPE)
  return isForApi ? { operatorId: sub, issuedAt: iat, sessionId: sid } : undefined
}

/**
 * Accepts access tokens that `issuer` issued for one of its `clients`, also while the issuer does not answer, as long as
 * its keys are known.
 */
export function accessTokenVerifier(source: TokenSource, store?: KeyStore): AccessTokenVerifier {
  const { issuer, tokenAudience: audience } = source
  const keys = lastingKeys(new URL(`${issuer}/.well-known/jwks.json`), store)
  const checked = checkedTokens()
  return async (authorization) => {
    const [, token] = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '') ?? []
    if (!token) throw unauthenticated()
    const known = checked.find(token)
    if (known) return known
    try {
      const decoded = await jwtVerify(token, keys, {
        issuer,
        algorithms: ALGORITHMS,
        ...(audience !== undefined && { audience }),
        requiredClaims: ['exp', 'iat'],
      })
      const bearer = bearerOf(decoded, source)
      if (bearer) {
        checked.keep(token, bearer, decoded.payload.exp ?? 0)
        return bearer
      }
    } catch (error) {
      if (isProviderFailure(error)) throw new ApiError('UPSTREAM_ERROR')
    }
    throw unauthenticated()
  }
}
