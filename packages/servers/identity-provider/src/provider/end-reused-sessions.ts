import type { Middleware } from 'koa'
import type { Pool } from 'pg'
import { log } from '../log.ts'
import { endSession } from './end-session.ts'
import { oidcEntities } from './oidc-entities.ts'

/**
 * A refresh token that comes a second time was copied. oidc-provider takes back what was given for it; this ends the
 * session, too, so that both who have it must enter the password, and lets the product API tell the operator.
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
