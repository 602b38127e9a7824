import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { releaseLog } from '@portal/releases/log/release-log.ts'
import { readTrust } from '@portal/releases/signing/signing-keys.ts'
import { folderStore } from '@portal/releases/store/folder-store.ts'
import { writeTestBundle } from '@portal/releases/testing/test-bundle.ts'
import { freePort } from '@portal/server-common/free-port.ts'
import { packageFolder } from '@portal/server-common/package-folder.ts'
import { startSecondHost } from './second-host.ts'
import { WORLD } from './world.ts'

const repository = resolve(import.meta.dirname, '../../../../..')
const HEALTH_KEY = 'known to the hosts of this test'

/** Runs a file of the repository as a separate process. */
const run = (file: string, args: readonly string[], environment: Readonly<Record<string, string>>) =>
  spawn(process.execPath, ['--import', 'tsx', join(repository, file), ...args], {
    cwd: repository,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** Runs a command as a release engineer would. Throws its output when it fails. */
async function command(environment: Readonly<Record<string, string>>, ...args: string[]): Promise<void> {
  const child = run('packages/servers/releases/src/command-line/portal.ts', args, environment)
  const output = Promise.all([text(child.stdout), text(child.stderr)])
  const code = await new Promise((ended) => child.once('close', ended))
  if (code !== 0) throw new Error((await output).join('\n'))
}

async function ready(child: ChildProcess): Promise<void> {
  await new Promise<void>((done, fail) => {
    createInterface({ input: child.stdout ?? process.stdin }).on('line', (line) => {
      if (line.includes('Release service ready')) done()
    })
    child.once('exit', () => fail(new Error('The release service exited before it was ready.')))
  })
}

/** The environment of a squad's build server. */
export const SQUAD_TOKEN = 'token-of-the-build-server-of-a-squad'

/** Grants that build server access to its own bundle. */
async function writeTokens(file: string): Promise<string> {
  const sha256 = createHash('sha256').update(SQUAD_TOKEN).digest('hex')
  const permissions = ['release.view', 'release.publish', 'release.promote']
  await writeFile(
    file,
    JSON.stringify([{ name: 'shops-build', sha256, permissions, bundles: ['@portal/shops'] }]),
  )
  return file
}

/**
 * Serves the portal under test from a release store, with a service that judges canaries every half second; `ofHost` are
 * more settings of its host.
 */
export async function startReleaseStack(ofHost: Readonly<Record<string, string>> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-release-stack-'))
  const key = join(folder, 'release-keys', 'signing-key.pem')
  const store = join(folder, 'releases')
  const commands = {
    PORTAL_DATA_DIR: folder,
    RELEASE_STORE: store,
    RELEASE_ACTOR: 'ada@program.example',
    SOURCE_COMMIT: '3f2a1b9c3f2a1b9c3f2a1b9c3f2a1b9c3f2a1b9c',
    SOURCE_AUTHOR: 'Ada Lovelace',
    SOURCE_URL: 'https://code.example/portal/commit/3f2a1b9c',
  }
  await command(commands, 'init')
  const port = await freePort()
  const host = await startSecondHost({
    ...ofHost,
    RELEASE_STORE: store,
    RELEASE_TRUSTED_KEYS: key,
    RELEASE_NEAR: join(folder, 'near'),
    RELEASE_SERVICE_URL: `http://localhost:${port}`,
    RELEASE_HEALTH_KEY: HEALTH_KEY,
  })
  const service = run('packages/servers/releases/src/main.ts', [], {
    RELEASE_PORT: String(port),
    RELEASE_STORE: store,
    RELEASE_SIGNING_KEY: key,
    RELEASE_TOKENS: await writeTokens(join(folder, 'tokens.json')),
    RELEASE_HEALTH_KEY: HEALTH_KEY,
    RELEASE_DATA_DIR: join(folder, 'health'),
    RELEASE_ANALYSIS_SECONDS: '0.5',
    API_URL: WORLD.apiUrl,
    IDENTITY_ISSUER: WORLD.identityUrl,
    // Only the browser reaches this host at the address of the portal; npm downloads packages here.
    PORTAL_ORIGIN: host.url,
  })
  await ready(service)
  const trust = readTrust(key, 'RELEASE_TRUSTED_KEYS')

  /** Builds a version of an application with the script of a test as its entry, and returns its folder. */
  async function build(name: string, version: string, script: string): Promise<string> {
    const built = join(packageFolder(repository, name), 'dist', 'manifest.json')
    const { routes, slots, records } = JSON.parse(await readFile(built, 'utf8'))
    return writeTestBundle(folder, `@portal/${name}`, version, { script, routes, slots, records })
  }

  return {
    url: host.url,
    flag: host.flag,
    log: releaseLog({ store: folderStore(store), environment: 'demo', trust }),
    /** Publishes the build in a folder. */
    publishBuilt: (built: string) => command(commands, 'publish', built),
    /** Publishes the packages for squads. */
    pack: () => command(commands, 'pack'),
    /** Deletes the files of a version from the store, as cleaning up does. */
    removeFiles: (name: string, version: string) =>
      rm(join(store, 'artifacts', '@portal', name, version), { recursive: true }),
    build,
    /** Publishes a version of an application with the script of a test as its entry. */
    publish: async (name: string, version: string, script: string) =>
      command(commands, 'publish', await build(name, version, script)),
    /** Runs a release command, even for versions without a check. */
    release: (...args: string[]) =>
      command(commands, ...args, '--reason', 'CHG-1234, as planned', '--unchecked', 'Written by a test'),
    async stop(): Promise<void> {
      const ended = new Promise((resolveEnd) => service.once('exit', resolveEnd))
      await host.stop()
      service.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}

export type ReleaseStack = Awaited<ReturnType<typeof startReleaseStack>>
