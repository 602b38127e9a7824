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
const MOST = 5

/** Serves how the canaries went that ended most recently, and why they ended. */
export function serveEndedCanaries(
  app: FastifyInstance,
  findCaller: FindCaller,
  findPlace: FindPlace,
  figures: CanaryFigures,
): void {
  serve(app, findCaller, listEndedCanaries, async ({ params, caller }) => {
    const place = await findPlace(params.environment)
    const { items } = await storeOperations(place, caller.actor).history({ limit: LOOKED_BACK })
    const ended = endedCanaries(items.toReversed()).slice(0, MOST)
    const courses = ended.map(async ({ startedBy, ...canary }) => ({
      ...canary,
      timeline: await figures.timelineOf(place, { bundle: canary.bundle, startedBy }),
    }))
    return { body: { items: await Promise.all(courses) } }
  })
}
