import { getReleaseStatus } from '@portal/contract/releases/release-endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { storeOperations } from '../operations/store-operations.ts'
import type { FindCaller } from './caller.ts'
import type { CanaryFigures } from './canary-figures.ts'
import type { FindPlace } from './environments.ts'
import type { PublishedBundles } from './published-bundles.ts'
import { serve } from './serve.ts'
import type { HostStandings } from './standing-routes.ts'

interface Sources {
  readonly findPlace: FindPlace
  readonly published: PublishedBundles
  readonly figures: CanaryFigures
  readonly standings: HostStandings
}

/** The current status: who gets what, the state of canaries and hosts, and what can be released. */
export function serveStatus(
  app: FastifyInstance,
  findCaller: FindCaller,
  { findPlace, published, figures, standings }: Sources,
): void {
  serve(app, findCaller, getReleaseStatus, async ({ params, caller }) => {
    const place = await findPlace(params.environment)
    const release = await storeOperations(place, caller.actor).head()
    const [canaries, bundles] = await Promise.all([figures(place), published()])
    return {
      body: { release, canaries, published: bundles, hosts: standings(params.environment) },
      revision: release.seq,
    }
  })
}
