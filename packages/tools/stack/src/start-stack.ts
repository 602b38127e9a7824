import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { makePrivateFolder } from '@portal/reference-api/embedded-postgres.ts'
import { MEASURED } from './measured-servers.ts'
import { prepareDemo } from './prepare-demo.ts'
import { requireFreePorts } from './require-free-ports.ts'
import { keepDatabase } from './stack-database.ts'
import type { StackReleases } from './stack-releases.ts'
import { type StackSettings, serverEnvironment } from './stack-settings.ts'
import type { StartServer } from './supervision/server-process.ts'

export interface Stack {
  stop(): Promise<void>
}

interface Options<Server> {
  readonly start: StartServer<Server>
  /** Finishes the bundles and reports the release. The host waits for it, other servers do not. */
  readonly built?: Promise<StackReleases | undefined>
  onStep?(step: string): void
}

/** Creates the private data folder and its folder of logs. Returns the latter. */
async function makeFolders({ dataDirectory }: StackSettings): Promise<string> {
  const logs = join(dataDirectory, 'logs')
  try {
    await makePrivateFolder(dataDirectory)
    await mkdir(logs, { recursive: true, mode: 0o700 })
    await chmod(logs, 0o700)
    return logs
  } catch {
    throw new Error(
      `The folder ${dataDirectory} cannot be created or belongs to another user. Set PORTAL_DATA_DIR to a writable folder.`,
    )
  }
}

/** Each server publishes its metrics on its own port. */
const metricsOf = (name: string, first: number | undefined): Record<string, string> =>
  first === undefined ? {} : { METRICS_PORT: String(first + MEASURED.indexOf(name)) }

/**
 * Starts database, product API and its worker, identity provider, portal host and, where there is a store of releases,
 * their service; stops what it started when one fails.
 */
export async function startStack<Server extends { stop(): Promise<void> }>(
  settings: StackSettings,
  { start, built = Promise.resolve(undefined), onStep = () => undefined }: Options<Server>,
): Promise<Stack> {
  await requireFreePorts(settings)
  const logs = await makeFolders(settings)
  onStep('Starting the database …')
  const database = await keepDatabase(settings)
  const environment = serverEnvironment(settings, database.url)
  const servers: Server[] = []
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await database.stop()
  }
  const run = async (
    name: string,
    file = `packages/servers/${name}/src/main.ts`,
    more: Readonly<Record<string, string>> = {},
  ) => {
    const own = { ...environment, ...metricsOf(name, settings.metricsPort), ...more }
    servers.push(await start({ name, file }, own, logs))
  }
  const runReleased = (releases: StackReleases | undefined) =>
    Promise.all([
      run('portal-host', undefined, releases?.host),
      ...(releases
        ? [run('release-service', 'packages/servers/releases/src/main.ts', releases.service)]
        : []),
    ])
  onStep('Starting the product API, the identity provider and the portal host …')
  const filled = prepareDemo(settings, { ...process.env, ...environment })
  const starting = [
    filled.then(() => run('reference-api')),
    filled.then(() => run('task-worker', 'packages/servers/reference-api/src/worker.ts')),
    run('identity-provider'),
    built.then(runReleased),
  ]
  const results = await Promise.allSettled(starting)
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) {
    await stop()
    throw failed.reason
  }
  return { stop }
}
