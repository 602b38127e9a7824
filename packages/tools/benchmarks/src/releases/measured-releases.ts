import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { readBuiltArtifact } from '@portal/releases/artifact/built-artifact.ts'
import { publishArtifact } from '@portal/releases/artifact/publish-artifact.ts'
import { builtFolder } from '@portal/releases/bundle/built-folder.ts'
import { addressParts, namedImports } from '@portal/releases/bundle/named-imports.ts'
import { servedBy } from '@portal/releases/command-line/served-by.ts'
import { releaseLog } from '@portal/releases/log/release-log.ts'
import { promote, startCanary } from '@portal/releases/release/changes.ts'
import { NOTHING } from '@portal/releases/release/release.ts'
import { createTestStore } from '@portal/releases/testing/test-store.ts'
import { freePort } from '@portal/server-common/free-port.ts'
import { madeUpApplication, madeUpName, VERSION } from './made-up-application.ts'

export const repository = fileURLToPath(new URL('../../../../../', import.meta.url))

/** Runs a file of the repository as a separate process. */
const start = (file: string, args: readonly string[], environment: Readonly<Record<string, string>>) =>
  spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    cwd: repository,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })

/** The bundles that are built here, by their names. */
function builtVersions(): ReadonlyMap<string, { readonly short: string; readonly version: string }> {
  const parts = Object.values(namedImports(repository)).map(addressParts)
  return new Map(parts.map(({ name, short, version }) => [name, { short, version }]))
}

const whenReady = (child: ReturnType<typeof start>) =>
  new Promise<void>((ready) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes('Portal host ready')) ready()
    })
  })

interface HostWanted {
  readonly more: number
  readonly variables?: Readonly<Record<string, string>>
}

/** Throws when a host holds its newest release back: the measurement would be of an older one. */
async function requireNewest(url: string): Promise<void> {
  const { served } = await servedBy(url)
  if (served.status?.problem !== undefined) throw new Error(served.status.problem)
}

/** A store with the build and additional made-up applications, and functions to serve and change it. */
export async function openMeasuredReleases(applications: readonly number[]) {
  const place = createTestStore()
  const publication = { ...place, by: 'benchmark' }
  const built = builtVersions()
  for (const { short } of built.values())
    await publishArtifact(publication, await readBuiltArtifact(builtFolder(repository, short)))
  const madeUp = Array.from({ length: Math.max(...applications) }, (_, number) => number)
  for (const number of madeUp) await publishArtifact(publication, madeUpApplication(repository, number))

  const environmentOf = (more: number) => `with-${more}`
  for (const more of applications) {
    const log = releaseLog({ ...place, environment: environmentOf(more) })
    const own = [...built].map(([name, { version }]) => [name, version] as const)
    const others = madeUp.slice(0, more).map((number) => [madeUpName(number), VERSION] as const)
    const content = [...own, ...others].reduce((state, one) => promote(...one)(state), NOTHING)
    await log.append(0, content, { actor: 'benchmark', action: 'first', reason: 'Benchmark' })
  }
  const store = { RELEASE_STORE: place.root, RELEASE_TRUSTED_KEYS: place.keyFile }

  return {
    place,
    /** Starts a canary of one application for half of all people. */
    async startCanary(more: number): Promise<void> {
      const next = madeUpApplication(repository, 0, '1.1.0')
      await publishArtifact(publication, next)
      const log = releaseLog({ ...place, environment: environmentOf(more) })
      const head = (await log.head()) ?? NOTHING
      const content = startCanary(next.manifest.name, next.manifest.version, { weight: 50 })(head)
      const entry = { actor: 'benchmark', action: 'canary.start', reason: 'Benchmark' } as const
      await log.append(1, content, entry)
    },

    /** Calls `use` with a host that serves this many made-up applications. */
    async withHost({ more, variables = {} }: HostWanted, use: (url: string) => Promise<void>): Promise<void> {
      const port = await freePort()
      const child = start('packages/servers/portal-host/src/main.ts', [], {
        ...store,
        RELEASE_ENVIRONMENT: environmentOf(more),
        RELEASE_NEAR: join(place.folder, `near-${port}`),
        PORTAL_PORT: String(port),
        ...variables,
      })
      const exited = new Promise<void>((ended) => child.once('exit', () => ended()))
      try {
        await Promise.race([whenReady(child), exited])
        const url = `http://localhost:${port}`
        await requireNewest(url)
        await use(url)
      } finally {
        child.kill('SIGTERM')
        await exited
      }
    },

    /** Runs a command as a release engineer does. Throws when it fails. */
    async command(...args: string[]): Promise<void> {
      const child = start(
        'packages/servers/releases/src/command-line/portal.ts',
        [...args, '--env', environmentOf(0)],
        {
          ...store,
          RELEASE_SIGNING_KEY: place.keyFile,
          RELEASE_CHECKS: 'off',
          RELEASE_ACTOR: 'benchmark',
        },
      )
      const output = text(child.stdout)
      const code = await new Promise((ended) => child.once('close', ended))
      if (code !== 0) throw new Error(`${args.join(' ')} failed: ${await output}`)
    },

    /** The manifest of a built package. */
    manifestOf: async (short: string): Promise<object> =>
      JSON.parse(await readFile(join(builtFolder(repository, short), 'manifest.json'), 'utf8')),
  }
}

export type MeasuredReleases = Awaited<ReturnType<typeof openMeasuredReleases>>
