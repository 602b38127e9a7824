import { listEndedCanaries } from '@portal/contract/releases/release-endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { endedCanaries } from '../analysis/ended-canaries.ts'
import { storeOperations } from '../operations/store-operations.ts'
import type { FindCaller } from './caller.ts'
import type { CanaryFigures } from './canary-figures.ts'
import type { FindPlace } from './environments.ts'
import { serve } from './serve.ts'

/** Older ends are in the history. */
const LOOKED_BACK = 100
const MAX_ENDED = 5

/** Serves how the canaries went that ended most recently. Reads the log again only after a new release. */
export function serveEndedCanaries(
  app: FastifyInstance,
  findCaller: FindCaller,
  findPlace: FindPlace,
  figures: CanaryFigures,
): void {
  const known = new Map<string, { seq: number; ended: ReturnType<typeof endedCanaries> }>()

  serve(app, findCaller, listEndedCanaries, async ({ params: { environment = '' }, caller }) => {
    const place = await findPlace(environment)
    const { head, history } = storeOperations(place, caller.actor)
    const { seq } = await head()
    const before = known.get(environment)
    const isCurrent = before?.seq === seq
    const ended = isCurrent
      ? before.ended
      : endedCanaries((await history({ before: seq + 1, limit: LOOKED_BACK })).items.toReversed()).slice(
          0,
          MAX_ENDED,
        )
    known.set(environment, { seq, ended })
    const courses = ended.map(async ({ startedBy, ...canary }) => ({
      ...canary,
      timeline: await figures.timelineOf(place, { bundle: canary.bundle, startedBy }),
    }))
    return { body: { items: await Promise.all(courses) } }
  })
}
