import { z } from 'zod'
import { FAILURE_PHASES } from '../page-failure.ts'
import { bundle, version } from './bundle-names.ts'

/** The release service's path for what pages reported to hosts. */
export const HEALTH_REPORTS = '/v1/health-reports'

export const MAX_REPORTS = 500

export const MAX_MOUNT_MS = 60_000

const digest = z.string().regex(/^[\w-]{16,64}$/)

/** How a version of a bundle did in a browser session. */
const HealthReport = z.strictObject({
  session: digest,
  /** The session as a keyed hash. */
  reporter: digest,
  /** Number of the release that the page was built from. */
  release: z.number().int().min(1),
  bundle,
  version,
  /** The failed phase; absent if it stayed on the screen. */
  failure: z.enum(FAILURE_PHASES).optional(),
  /** About a part in another bundle's page, such as a card. */
  isPart: z.literal(true).optional(),
  /** How long the version took to start and mount. */
  mountMs: z.number().int().min(0).max(MAX_MOUNT_MS).optional(),
})

export const HealthReports = z.strictObject({
  environment: z.string().max(100),
  reports: z.array(HealthReport).min(1).max(MAX_REPORTS),
})

export type HealthReport = z.infer<typeof HealthReport>
