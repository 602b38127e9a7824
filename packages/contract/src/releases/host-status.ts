import { z } from 'zod'
import { line } from '../formats.ts'

/** The release service's path for reports of hosts. */
export const HOST_STATUS_PATH = '/v1/standings'

const seq = z.number().int().min(0)

/** What a host serves, compared with the newest release it knows; 0 before the first. */
const ServedStatus = z.object({
  served: seq,
  newest: seq,
  /** Why it does not follow, in one sentence; absent while it does. */
  problem: z.string().max(2000).optional(),
})

/** A host's report about itself. */
export const HostStatusReport = ServedStatus.extend({ environment: line(1, 100), host: line(1, 200) })

/** The same as the service passes it on. */
export const HostStatus = ServedStatus.extend({ host: z.string(), at: z.string() })

export type ServedStatus = z.infer<typeof ServedStatus>
export type HostStatus = z.infer<typeof HostStatus>
