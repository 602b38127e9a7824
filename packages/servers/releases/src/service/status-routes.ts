import { getReleaseStatus } from '@portal/contract/releases/release-endpoints.ts'
import type { WebhookStatus } from '@portal/contract/releases/webhook-status.ts'
import type { FastifyInstance } from 'fastify'
import type { PublishedBundles } from '../artifact/published-bundles.ts'
import { storeOperations } from '../operations/store-operations.ts'
import type { FindCaller } from './caller.ts'
import type { CanaryFigures } from './canary-figures.ts'
import type { FindPlace } from './environments.ts'
import type { HostStatuses } from './host-status-routes.ts'
import { serve } from './serve.ts'
import { withdrawnVersions } from './withdrawn-versions.ts'

interface Sources {
  readonly findPlace: FindPlace
  readonly published: PublishedBundles
  readonly figures: CanaryFigures
  readonly hostStatuses: HostStatuses
  /** Whether the portal's packages are published. */
  readonly hasPackages: () => Promise<boolean>
  /** How the configured addresses receive events. */
  readonly webhooks: () => readonly WebhookStatus[]
}

/** The current status: who gets what, the state of canaries and hosts, what can be released and what failed. */
export function serveStatus(
  app: FastifyInstance,
  findCaller: FindCaller,
  { findPlace, published, figures, hostStatuses, hasPackages, webhooks }: Sources,
): void {
  const findWithdrawn = withdrawnVersions()

  serve(app, findCaller, getReleaseStatus, async ({ params, caller }) => {
    const place = await findPlace(params.environment)
    const operations = storeOperations(place, caller.actor)
    const release = await operations.head()
    const [canaries, watched, bundles, withdrawn, isWithPackages] = await Promise.all([
      figures.states(place),
      figures.promotions(place),
      published(),
      findWithdrawn(place.log, release),
      hasPackages(),
    ])
    return {
      body: {
        release,
        rules: place.promotionRules,
        canaries,
        watched,
        published: bundles,
        hosts: hostStatuses(params.environment),
        webhooks: [...webhooks()],
        hasPackages: isWithPackages,
        withdrawn: [...withdrawn],
      },
      revision: release.seq,
    }
  })
}
