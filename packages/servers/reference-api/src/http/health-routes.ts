import { DRAINING } from '@portal/server-common/drain-on-close.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'

/** For load balancers: whether the process runs, and whether it can serve requests. */
export function serveHealth(app: FastifyInstance, db: Database, isDraining: () => boolean): void {
  app.get('/health/live', async () => JSON.stringify({ status: 'live' }))
  app.get('/health/ready', async (_request, reply) => {
    if (isDraining()) return reply.status(503).send(JSON.stringify(DRAINING))
    await sql`select 1`.execute(db)
    return JSON.stringify({ status: 'ready' })
  })
}
