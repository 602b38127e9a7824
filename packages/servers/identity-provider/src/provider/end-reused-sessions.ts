import type { Middleware } from 'koa'
import type { Pool } from 'pg'
import { log } from '../log.ts'
import { endSession } from './end-session.ts'
import { oidcEntities } from './oidc-entities.ts'

/**
 * A refresh token that is used twice was copied. oidc-provider revokes what was issued for it; this also ends
 * the session, so that both holders must enter the password, and lets the product API notify the operator.
 */
export function endReusedSessions(database: Pool, tokenPath: string): Middleware {
  return async (ctx, next) => {
    await next()
    if (ctx.path !== tokenPath || ctx.status !== 400) return
    const { RefreshToken: token } = oidcEntities(ctx)
    if (!token?.consumed || !token.sessionUid) return
    await endSession(database, {
      uid: token.sessionUid,
      grantIds: token.grantId ? [token.grantId] : [],
    })
    log('refresh-token-reused', { operator: token.accountId })
    await database.query('insert into public.operator_event (operator_id, action) values ($1, $2)', [
      token.accountId,
      'USER_TOKEN_REUSED',
    ])
  }
}
