import { HEALTH_REPORTS, type HealthReport, HealthReports } from '@portal/contract/releases/health-reports.ts'
import { parseBody } from '@portal/server-common/http/parse-request.ts'
import type { FastifyInstance } from 'fastify'
import { requireHostKey } from './host-key.ts'

type TakeReports = (environment: string, reports: readonly HealthReport[]) => Promise<void>

/** Receives the health reports of pages from hosts. Only hosts know `key`. */
export function serveHealthReports(app: FastifyInstance, key: string, take: TakeReports): void {
  const requireKey = requireHostKey(key)
  app.post(HEALTH_REPORTS, async ({ headers, body }, reply) => {
    requireKey(headers.authorization)
    const { environment, reports } = parseBody(HealthReports, body)
    await take(environment, reports)
    return reply.status(204).send()
  })
}
