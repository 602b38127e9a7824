import { DRAINING } from '@portal/server-common/drain-on-close.ts'
import type { Context, Middleware } from 'koa'
import type { Pool } from 'pg'
import { route } from './route.ts'

/**
 * `/health/live`: the process answers. `/health/ready`: the database answers too, and the server is not
 * shutting down.
 */
export function healthRoutes(database: Pool, isDraining: () => boolean): Middleware {
  return route(/^\/health\/(live|ready)$/, {
    get: async (ctx: Context) => {
      ctx.set('cache-control', 'no-store')
      const isLive = ctx.path === '/health/live'
      if (!isLive && isDraining()) {
        ctx.status = 503
        ctx.body = DRAINING
        return
      }
      const isWell = isLive || (await answers(database))
      ctx.status = isWell ? 200 : 503
      ctx.body = { status: isWell ? 'ok' : 'unavailable' }
    },
  })
}

const answers = (database: Pool) =>
  database.query('select 1').then(
    () => true,
    () => false,
  )
