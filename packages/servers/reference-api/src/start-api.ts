import { secretOf } from '@portal/accounts/installation-secrets.ts'
import { keyedHashes } from '@portal/accounts/sign-ins/keyed-hash.ts'
import { drainOnClose } from '@portal/server-common/drain-on-close.ts'
import { refuseOtherMethods } from '@portal/server-common/http/refuse-other-methods.ts'
import { Registry, serveMetrics } from '@portal/server-common/metrics.ts'
import { requireSecureAddresses } from '@portal/server-common/secure-addresses.ts'
import { startTracing } from '@portal/server-common/tracing/start-tracing.ts'
import { callerFinder } from './access/caller.ts'
import { startSessionCleanup } from './access/clean-up-sessions.ts'
import { verifierOf } from './access/verifier-of.ts'
import { startIdentityCleanup } from './care/profile-deletions.ts'
import { connect } from './database/connect.ts'
import { API_NAME } from './database/connection-names.ts'
import { openReplica } from './database/open-replica.ts'
import { prepareDatabase } from './database/prepare-database.ts'
import type { Api } from './http/api.ts'
import { deleteOldKeys } from './http/delete-old-keys.ts'
import { serveHealth } from './http/health-routes.ts'
import { serveDescription } from './http/openapi.ts'
import { brakeMaker } from './http/rate-limit.ts'
import { allUrls } from './http/serve.ts'
import { createServer } from './http/server.ts'
import { startMailing } from './mail/start-mailing.ts'
import { startRecordingEvents } from './people/operator-events.ts'
import { startEditorCleanup } from './presence/delete-idle-editors.ts'
import { recordRefusedCalls } from './refusals/refused-calls.ts'
import { startRecordingRefusedSignIns } from './refusals/refused-sign-ins.ts'
import { followDeclared } from './roles/follow-declared.ts'
import { serveContract } from './serve-contract.ts'
import type { Settings } from './settings.ts'
import { openStorage } from './storage/open-storage.ts'
import { serveSafeCopies } from './tasks/safe-copy-routes.ts'

export interface RunningApi {
  readonly address: string
  /** Keeps serving for the configured time, finishes the requests in progress, then closes the database. */
  stop(): Promise<void>
}

/** Prepares the database and serves the product API. Throws a one-sentence error when it cannot. */
export async function startApi(settings: Settings): Promise<RunningApi> {
  requireSecureAddresses(settings.environment, { API_PUBLIC_URL: settings.publicUrl })
  await prepareDatabase(settings)
  const tracing = await startTracing('product-api', settings.server)
  const metrics = new Registry()
  const db = connect(settings.databaseUrl, {
    name: API_NAME,
    metrics,
    lockTimeoutMs: settings.databaseTimeoutMs,
    connectionTimeoutMs: settings.databaseTimeoutMs,
    // Longer than the lock timeout, so that a call blocked by another writer gets that error first.
    statementTimeoutMs: settings.databaseTimeoutMs + 250,
  })
  const replica = openReplica(db, settings.replicaUrl, { metrics, timeoutMs: settings.databaseTimeoutMs })
  const app = createServer({ ...settings, metrics })
  const makeBrake = brakeMaker(db)
  const brake = makeBrake({ name: 'all', max: settings.callsPerSecond, windowMs: 1000 })
  const hashes = await keyedHashes(db)
  const refusedCalls = recordRefusedCalls(app, { db, hashes, accountId: settings.accountId })
  let address = settings.publicUrl ?? ''
  const storage = await openStorage(settings.storage, db, () => address, app)
  const api: Api = {
    app,
    db,
    replica,
    bearerOf: verifierOf({ db, hashes }, settings),
    findCaller: callerFinder(db),
    brake,
    makeBrake,
    storage,
    safeCopyUrl: serveSafeCopies(app, {
      storage,
      publicUrl: () => address,
      secret: await secretOf(db, 'storage'),
    }),
    served: new Set(),
  }
  serveContract(api, settings)
  refuseOtherMethods(app, allUrls())
  serveHealth(app, db, drainOnClose(app, settings.server.drainMs))
  serveDescription(app, settings.publicUrl)
  const cleaning = deleteOldKeys(db)
  const repeated = [
    startMailing({ db, metrics }, settings),
    startRecordingEvents(db, settings),
    startEditorCleanup(db),
    startSessionCleanup(db),
    startIdentityCleanup(db),
    startRecordingRefusedSignIns(db, settings.accountId),
    followDeclared(db, settings),
    refusedCalls,
    ...(replica ? [replica] : []),
  ]
  const figures = await serveMetrics(metrics, settings.server)
  const listening = await app.listen({ host: settings.server.listenAddress, port: settings.port })
  const own = `http://localhost:${new URL(listening).port}`
  address ||= own
  return {
    address: own,
    stop: async () => {
      cleaning.stop()
      await app.close()
      await Promise.all([figures, ...repeated].map((work) => work.stop()))
      await db.destroy()
      await tracing.stop()
    },
  }
}
