import { z } from 'zod'
import { FAILURE_PHASES } from '../page-failure.ts'

/** The release service's path for what pages reported to hosts. */
export const VOTES = '/v1/votes'

export const MOST_VOTES = 500

export const MOST_MOUNT_MS = 60_000

const digest = z.string().regex(/^[\w-]{16,64}$/)

/** A browser session's vote on a version of a bundle. */
const Vote = z.strictObject({
  session: digest,
  /** The session as a keyed hash. */
  voter: digest,
  /** Number of the release that the page was built from. */
  release: z.number().int().min(1),
  bundle: z.string().max(100),
  version: z.string().max(100),
  /** The failed phase; absent if it stayed on the screen. */
  failure: z.enum(FAILURE_PHASES).optional(),
  /** About a part in another bundle's page, such as a card. */
  isPart: z.literal(true).optional(),
  /** How long the version took to start and mount. */
  mountMs: z.number().int().min(0).max(MOST_MOUNT_MS).optional(),
})

export const Votes = z.strictObject({
  environment: z.string().max(100),
  votes: z.array(Vote).min(1).max(MOST_VOTES),
})

export type Vote = z.infer<typeof Vote>
