import type { AccountsDatabase } from '@portal/accounts/account-tables.ts'
import { renewSession } from '@portal/accounts/sessions/renew-session.ts'
import { recordOf } from '@portal/contract/typed-objects.ts'
import type { Middleware } from 'koa'
import type { Session } from 'oidc-provider'
import type { SessionLimits } from '../settings.ts'
import { oidcEntities } from './oidc-entities.ts'

/** Remaining seconds of a session that is used now. */
export function remainingSeconds(
  session: Pick<Session, 'loginTs'>,
  { lifetime, idle }: SessionLimits,
): number {
  const now = Math.floor(Date.now() / 1000)
  const signedInAt = session.loginTs ?? now
  return Math.max(1, Math.min(idle, signedInAt + lifetime - now))
}

/**
 * Each token renewal extends the session and its refresh token. The answer contains the remaining time, under
 * Keycloak's name for it.
 */
export function renewSessions(
  accounts: AccountsDatabase,
  tokenPath: string,
  limits: SessionLimits,
): Middleware {
  return async (ctx, next) => {
    await next()
    if (ctx.path !== tokenPath || ctx.status !== 200) return
    const { RefreshToken: token } = oidcEntities(ctx)
    const remaining = token?.sessionUid && (await renewSession(accounts, token.sessionUid, limits))
    if (remaining !== undefined) ctx.body = { ...recordOf(ctx.body), refresh_expires_in: remaining }
  }
}
