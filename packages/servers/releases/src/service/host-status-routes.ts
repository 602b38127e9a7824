import { HOST_STATUS_PATH, HostStatusReport } from '@portal/contract/releases/host-status.ts'
import { parseBody } from '@portal/server-common/http/parse-request.ts'
import type { FastifyInstance } from 'fastify'
import type { KnownHost } from '../operations/service-facts.ts'
import { requireHostKey } from './host-key.ts'

/** A host without reports for this long is gone. */
const FORGOTTEN_MS = 60_000

/** Returns how the hosts of an environment relate to its newest release, by name. */
export type HostStatuses = (environment: string) => KnownHost[]

/** Receives reports of hosts and returns what is known of them. Only hosts know `key`. */
export function serveHostStatuses(app: FastifyInstance, key: string): HostStatuses {
  const requireKey = requireHostKey(key)
  const known = new Map<string, KnownHost & { readonly environment: string }>()

  const isGone = ({ at }: KnownHost) => Date.now() - Date.parse(at) > FORGOTTEN_MS

  app.post(HOST_STATUS_PATH, async ({ headers, body }, reply) => {
    requireKey(headers.authorization)
    const report = parseBody(HostStatusReport, body)
    for (const [id, status] of known) if (isGone(status)) known.delete(id)
    known.set(`${report.environment} ${report.host}`, { ...report, at: new Date().toISOString() })
    return reply.status(204).send()
  })

  return (environment) =>
    [...known.values()]
      .filter((status) => status.environment === environment && !isGone(status))
      .map(({ environment: _, ...status }) => status)
      .sort((one, other) => one.host.localeCompare(other.host))
}
