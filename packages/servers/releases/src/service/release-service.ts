import type { WebhookStatus } from '@portal/contract/releases/webhook-status.ts'
import { people } from '@portal/server-common/access/people.ts'
import { DRAINING, drainOnClose } from '@portal/server-common/drain-on-close.ts'
import { acceptJsonOnly } from '@portal/server-common/http/accept-json.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import { enforceApiVersion } from '@portal/server-common/http/enforce-api-version.ts'
import { logCall } from '@portal/server-common/http/log-call.ts'
import { logFailure } from '@portal/server-common/http/log-failure.ts'
import { protocolOptions } from '@portal/server-common/http/protocol-options.ts'
import { errorReply } from '@portal/server-common/http/reply.ts'
import { sendReply } from '@portal/server-common/http/send-reply.ts'
import { startLog } from '@portal/server-common/log.ts'
import { callMeter, NO_NAME, Registry, serveMetrics } from '@portal/server-common/metrics.ts'
import { startTracing } from '@portal/server-common/tracing/start-tracing.ts'
import { traceCalls } from '@portal/server-common/tracing/trace-calls.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { type PublishedBundles, publishedBundles } from '../artifact/published-bundles.ts'
import { packageRegistry } from '../packages/package-registry.ts'
import { readSigner, readTrust } from '../signing/signing-keys.ts'
import { isRemote, openStore } from '../store/open-store.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { requireBucketCalls } from '../store/require-bucket-calls.ts'
import { releaseWebhooks } from '../webhooks/webhooks.ts'
import type { FindCaller } from './caller.ts'
import { type CanaryFigures, noFigures } from './canary-figures.ts'
import { ciTokens } from './ci-tokens.ts'
import { serveEndedCanaries } from './ended-canary-routes.ts'
import { environmentAnalyses } from './environment-analyses.ts'
import { environments, environmentsIn, type FindPlace } from './environments.ts'
import { factsFinder } from './find-facts.ts'
import { serveHealthReports } from './health-report-routes.ts'
import { type HostStatuses, serveHostStatuses } from './host-status-routes.ts'
import { knownFailure } from './known-failure.ts'
import { serveOverrides } from './override-routes.ts'
import { servePackages } from './package-routes.ts'
import { servePublishing } from './publish-routes.ts'
import { servePublished } from './published-routes.ts'
import { isOfRegistry, serveRegistry } from './registry-routes.ts'
import { serveReleases } from './release-routes.ts'
import type { ServiceSettings } from './settings.ts'
import { serveStatus } from './status-routes.ts'
import { unknownPeople } from './unknown-people.ts'

/** A release names a few bundles; files come in an upload. */
const MAX_BODY_BYTES = 256 * 1024

function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler(() => {
    throw new ApiError('ROUTE_NOT_FOUND')
  })
  app.setErrorHandler((error, request, reply) => {
    const known = knownFailure(error)
    if (!known) logFailure(request, error)
    return sendReply(reply, errorReply(known ?? new ApiError('INTERNAL_ERROR'), request.id))
  })
}

/** For supervisors: whether the process runs, and whether it reaches its store. */
function serveHealth(app: FastifyInstance, store: ReleaseStore, isDraining: () => boolean): void {
  app.get('/health/live', async () => JSON.stringify({ status: 'live' }))
  app.get('/health/ready', async (_request, reply) => {
    if (isDraining()) return reply.status(503).send(JSON.stringify(DRAINING))
    await store.folders('releases')
    return JSON.stringify({ status: 'ready' })
  })
}

/** What the command line needs to know before signing in. */
function serveFacts(app: FastifyInstance, { issuer, cliClientId, environment }: ServiceSettings): void {
  app.get('/v1/sign-in', async () => JSON.stringify({ issuer, clientId: cliClientId, environment }))
}

async function measureCalls(
  app: FastifyInstance,
  { server }: ServiceSettings,
  metrics: Registry,
): Promise<void> {
  const measure = callMeter(metrics)
  app.addHook('onResponse', async ({ routeOptions }, { statusCode, elapsedTime }) =>
    measure(routeOptions.url ?? NO_NAME, statusCode, elapsedTime / 1000),
  )
  const figures = await serveMetrics(metrics, server)
  app.addHook('onClose', () => figures.stop())
}

interface Sources {
  readonly store: ReleaseStore
  readonly findPlace: FindPlace
  readonly published: PublishedBundles
  readonly metrics: Registry
}

/** Judges canaries by the health reports from hosts; returns their state. */
function judgeCanaries(
  app: FastifyInstance,
  { analysis }: ServiceSettings,
  sources: Pick<Sources, 'store' | 'findPlace'>,
): CanaryFigures {
  if (!analysis) return noFigures
  const { figures, take, stop } = environmentAnalyses({ ...sources, ...analysis })
  serveHealthReports(app, analysis.key, take)
  app.addHook('onClose', stop)
  return figures
}

/** Sends release events to the configured addresses; returns their delivery status. */
function sendEvents(
  app: FastifyInstance,
  { webhooks, portalOrigin: portal }: ServiceSettings,
  { store, findPlace, ...sources }: Sources,
): () => readonly WebhookStatus[] {
  if (!webhooks) return () => []
  const places = async () => Promise.all((await environmentsIn(store)).map(findPlace))
  const { statuses, stop } = releaseWebhooks({ ...webhooks, ...sources, portal, places })
  app.addHook('onClose', stop)
  return statuses
}

/** Build servers are identified by configured tokens, everyone else by the provider's. */
const firstOf =
  (...finders: readonly FindCaller[]): FindCaller =>
  async (authorization) => {
    for (const find of finders) {
      const caller = await find(authorization)
      if (caller) return caller
    }
    return undefined
  }

/**
 * Creates the release service. The server is not listening yet; throws a one-sentence error when it cannot be
 * created.
 */
export async function createService(settings: ServiceSettings): Promise<FastifyInstance> {
  const store = await openStore(settings.store, process.env)
  if (isRemote(settings.store)) await requireBucketCalls(store)
  const signer = readSigner(settings.signingKey, 'RELEASE_SIGNING_KEY')
  const trust = readTrust(settings.trustedKeys, 'RELEASE_TRUSTED_KEYS')
  const { portalOrigin, policies } = settings
  const findPlace = environments({ store, signer, trust, portalOrigin, ...policies })
  const findCaller = firstOf(ciTokens(settings.tokens), people(settings))
  startLog('release-service')
  const tracing = await startTracing('release-service', settings.server)
  const app = Fastify({ ...protocolOptions, logger: false, bodyLimit: MAX_BODY_BYTES })
  app.decorateRequest('caller', null)
  app.addHook('onClose', () => tracing.stop())
  traceCalls(app, settings.server)
  const metrics = new Registry()
  await measureCalls(app, settings, metrics)
  app.addHook('onResponse', async (request, reply) => logCall(request, reply, { caller: request.caller?.id }))
  enforceApiVersion(app, isOfRegistry)
  acceptJsonOnly(app)
  answerErrors(app)
  serveHealth(app, store, drainOnClose(app, settings.server.drainMs))
  serveFacts(app, settings)
  const figures = judgeCanaries(app, settings, { store, findPlace })
  const hostStatuses: HostStatuses = settings.analysis
    ? serveHostStatuses(app, settings.analysis.key)
    : () => []
  const published = publishedBundles({ store, trust, ...policies })
  const webhooks = sendEvents(app, settings, { store, findPlace, published, metrics })
  const registry = packageRegistry({ store, trust, portalOrigin })
  const { hasPackages } = registry
  serveStatus(app, findCaller, { findPlace, published, figures, hostStatuses, hasPackages, webhooks })
  serveEndedCanaries(app, findCaller, findPlace, figures)
  const canaryStates = settings.analysis && figures.states
  const findFacts = factsFinder({ canaryStates, hostStatuses, findUnknownPeople: unknownPeople(settings) })
  serveReleases(app, findCaller, { findPlace, findFacts })
  serveOverrides(app, findCaller, { findPlace, findFacts })
  servePublished(app, findCaller, { store, trust, findPlace })
  await servePublishing(app, findCaller, findPlace)
  await servePackages(app, findCaller, { store, signer, trust })
  await serveRegistry(app, findCaller, { registry, trust, portalOrigin })
  return app
}
