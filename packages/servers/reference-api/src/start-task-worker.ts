import { log, startLog } from '@portal/server-common/log.ts'
import { Registry, serveMetrics } from '@portal/server-common/metrics.ts'
import { startTracing } from '@portal/server-common/tracing/start-tracing.ts'
import { connect } from './database/connect.ts'
import { WORKER_NAME } from './database/connection-names.ts'
import { prepareDatabase } from './database/prepare-database.ts'
import { describeFailure } from './describe-failure.ts'
import { observedRunners } from './observed-tasks.ts'
import { repeat } from './repeated-work.ts'
import { publishDueRequests } from './resources/publish-due-requests.ts'
import type { Settings } from './settings.ts'
import { openStorage } from './storage/open-storage.ts'
import { registerTaskMetrics } from './task-metrics.ts'
import { type RunningWorker, startWorker } from './tasks/start-worker.ts'
import { TASK_RUNNERS } from './tasks/task-runners.ts'
import { tidyUp } from './tasks/tidy-up.ts'

const TIDY_UP_EVERY_MS = 10 * 60_000
const PUBLISH_EVERY_MS = 1000
/** Far longer than any statement takes. */
const MAX_STATEMENT_MS = 120_000

function logFailure(error: unknown, taskId?: string): void {
  const correlationId = error instanceof Error && 'correlationId' in error ? error.correlationId : undefined
  const what = taskId === undefined ? 'Repeated work' : 'A task'
  log.error('failure', { correlationId, taskId, ...describeFailure(what, error) })
}

/** Prepares the database and runs tasks until it is stopped. Throws a one-sentence error when it cannot. */
export async function startTaskWorker(settings: Settings): Promise<RunningWorker> {
  startLog('task-worker', settings.logLevel)
  await prepareDatabase(settings)
  const tracing = await startTracing('task-worker', settings.server)
  const metrics = new Registry()
  const db = connect(settings.databaseUrl, {
    planEachTime: true,
    statementTimeoutMs: MAX_STATEMENT_MS,
    name: WORKER_NAME,
    metrics,
  })
  registerTaskMetrics(metrics, db)
  const storage = await openStorage(settings.storage, db, () => '')
  const worker = await startWorker({
    db,
    databaseUrl: settings.databaseUrl,
    storage,
    runners: observedRunners(TASK_RUNNERS, metrics),
    leaseSeconds: settings.taskLeaseSeconds,
    onFailure: logFailure,
  })
  const timer = setInterval(
    () => void tidyUp(db, storage).catch((error: unknown) => logFailure(error)),
    TIDY_UP_EVERY_MS,
  )
  const publishing = repeat(PUBLISH_EVERY_MS, () => publishDueRequests(db, logFailure).catch(logFailure))
  const figures = await serveMetrics(metrics, settings.server)
  return {
    stop: async () => {
      clearInterval(timer)
      await publishing.stop()
      await figures.stop()
      await worker.stop()
      await db.destroy()
      await tracing.stop()
    },
  }
}
