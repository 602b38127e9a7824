import type { AccountsDatabase } from '@portal/accounts/account-tables.ts'
import { recordOperatorEvent } from '@portal/accounts/operators/operator-events.ts'
import { endSession } from '@portal/accounts/sessions/end-sessions.ts'
import { log } from '@portal/server-common/log.ts'
import type { Middleware } from 'koa'
import { oidcEntities } from './oidc-entities.ts'

/**
 * A refresh token that is used twice was copied. oidc-provider revokes what was issued for it; this also ends
 * the session, so that both holders must enter the password, and lets the product API notify the operator.
 */
export function endReusedSessions(accounts: AccountsDatabase, tokenPath: string): Middleware {
  return async (ctx, next) => {
    await next()
    if (ctx.path !== tokenPath || ctx.status !== 400) return
    const { RefreshToken: token } = oidcEntities(ctx)
    if (!token?.consumed || !token.sessionUid) return
    await endSession(accounts, {
      uid: token.sessionUid,
      grantIds: token.grantId ? [token.grantId] : [],
    })
    log.info('refresh-token-reused', { operator: token.accountId })
    await recordOperatorEvent(accounts, token.accountId, 'USER_TOKEN_REUSED')
  }
}
