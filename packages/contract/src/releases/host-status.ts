import { z } from 'zod'
import { line } from '../formats.ts'
import { MAX_SQUAD_NAME_LENGTH, SQUAD_NAME } from '../squad-calls.ts'

/** The release service's path for reports of hosts. */
export const HOST_STATUS_PATH = '/v1/standings'

const seq = z.number().int().min(0)

/** With more roles than this, a host reports none: too many to send again and again. */
export const MAX_REPORTED_ROLES = 500

/** The longest name of a role that a canary can have as a cohort. */
export const MAX_ROLE_LENGTH = 254

/** The squads whose calls a host forwards to a backend; older hosts do not say. */
const backends = z.array(z.string().max(MAX_SQUAD_NAME_LENGTH).regex(SQUAD_NAME)).optional()

/** What a host serves, compared with the newest release it knows; 0 before the first. */
const ServedStatus = z.object({
  served: seq,
  newest: seq,
  /** Why it does not follow, in one sentence; absent while it does. */
  problem: z.string().max(2000).optional(),
})

/** A host's report about itself. */
export const HostStatusReport = ServedStatus.extend({
  environment: line(1, 100),
  host: line(1, 200),
  backends,
  /** The roles of those who have opened the portal there since it started; absent where it cannot say. */
  roles: z.array(line(1, MAX_ROLE_LENGTH)).max(MAX_REPORTED_ROLES).optional(),
})

/** The same as the service passes it on. */
export const HostStatus = ServedStatus.extend({ host: z.string(), at: z.string(), backends })

export type ServedStatus = z.infer<typeof ServedStatus>
export type HostStatus = z.infer<typeof HostStatus>
export type HostStatusReport = z.infer<typeof HostStatusReport>
