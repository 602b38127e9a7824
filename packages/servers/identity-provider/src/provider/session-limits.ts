import type { Middleware } from 'koa'
import type { Session } from 'oidc-provider'
import type { Pool } from 'pg'
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
  database: Pool,
  tokenPath: string,
  { lifetime, idle }: SessionLimits,
): Middleware {
  return async (ctx, next) => {
    await next()
    if (ctx.path !== tokenPath || ctx.status !== 200) return
    const { RefreshToken: token } = oidcEntities(ctx)
    // An update, so that a session that has ended in between stays ended.
    const { rows } = await database.query<{ left: number }>(
      `update identity.artifact
       set expires_at = least(
         now() + make_interval(secs => $2),
         to_timestamp((payload->>'loginTs')::bigint) + make_interval(secs => $3)
       )
       where model = 'Session' and uid = $1
       returning greatest(0, floor(extract(epoch from expires_at - now())))::integer as left`,
      [token?.sessionUid, idle, lifetime],
    )
    const [session] = rows
    if (session) ctx.body = { ...Object(ctx.body), refresh_expires_in: session.left }
  }
}
