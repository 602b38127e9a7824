import type { AccountsDatabase } from '@portal/accounts/account-tables.ts'
import { signedInOperator } from '@portal/accounts/operators/signed-in-operator.ts'
import { jwtVerify } from 'jose'
import type { Context, Middleware } from 'koa'
import { route } from '../route.ts'
import type { IdentitySettings } from '../settings.ts'
import { claimsOf, paths } from './provider-configuration.ts'
import type { SigningKeys } from './signing-keys.ts'

/** Replaces oidc-provider's own endpoint, which refuses JWT access tokens; the product API needs JWTs. */
export function userInfoRoute(
  settings: IdentitySettings,
  accounts: AccountsDatabase,
  keys: SigningKeys,
): Middleware {
  async function findOwner(token: string) {
    const { payload } = await jwtVerify(token, keys.findPublicKey, {
      issuer: settings.issuer,
      audience: settings.clientId,
      typ: 'at+jwt',
      algorithms: ['RS256'],
    })
    const scopes = String(payload.scope).split(' ')
    const { sub: operatorId, iat: issuedAt = 0, sid: sessionId = '' } = payload
    if (!operatorId || !scopes.includes('openid')) return undefined
    return signedInOperator(accounts, { operatorId, issuedAt, sessionId: String(sessionId) })
  }

  async function answer(ctx: Context) {
    allowPortal(ctx, settings.portalOrigin)
    ctx.set('cache-control', 'no-store')
    const [, token] = /^Bearer (\S+)$/i.exec(ctx.get('authorization')) ?? []
    const operator = token && (await findOwner(token).catch(nobodyIfInvalid))
    if (operator) {
      ctx.body = claimsOf(operator)
      return
    }
    ctx.status = 401
    ctx.set('www-authenticate', token ? 'Bearer error="invalid_token"' : 'Bearer')
    ctx.body = { error: token ? 'invalid_token' : 'invalid_request' }
  }

  return route(paths.userinfo, {
    get: answer,
    post: answer,
    options: async (ctx) => {
      allowPortal(ctx, settings.portalOrigin)
      ctx.set({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'authorization, content-type',
        'access-control-max-age': '3600',
      })
      ctx.status = 204
    },
  })
}

function nobodyIfInvalid(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_J')) return undefined
  throw error
}

function allowPortal(ctx: Context, portalOrigin: string): void {
  ctx.vary('Origin')
  if (ctx.get('origin') !== portalOrigin) return
  ctx.set({
    'access-control-allow-origin': portalOrigin,
    'access-control-expose-headers': 'WWW-Authenticate',
  })
}
