import type { Context, Middleware } from 'koa'
import type { Pool } from 'pg'
import { route } from './route.ts'

/** `/health/live`: the process answers. `/health/ready`: the database does, too. */
export function healthRoutes(database: Pool): Middleware {
  return route(/^\/health\/(live|ready)$/, {
    get: async (ctx: Context) => {
      ctx.set('cache-control', 'no-store')
      const ready = ctx.path === '/health/live' || (await answers(database))
      ctx.status = ready ? 200 : 503
      ctx.body = { status: ready ? 'ok' : 'unavailable' }
    },
  })
}

const answers = (database: Pool) =>
  database.query('select 1').then(
    () => true,
    () => false,
  )
