import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freePort } from '@portal/server-common/free-port.ts'

const repository = fileURLToPath(new URL('../../../../', import.meta.url))

/** A whole portal as `npm start` runs it, whose console is read. */
export interface WatchedPortal {
  readonly url: string
  /** Numbers of the servers' processes, by the end of their command. */
  processOf(program: string): number
  /** Resolves when the console next says something like that. */
  untilSaid(what: RegExp): Promise<void>
  /** Resolves when the portal calls itself ready. */
  untilReady(): Promise<void>
  stop(): Promise<void>
}

const PROCESS = /^\s*(\d+)\s+(.*)$/

/** This repository's portal, which must have been built. */
const OWN = { root: repository, program: ['--import', 'tsx', 'packages/tools/stack/src/start.ts'] } as const

/** Starts a portal on free ports, with its data in a folder. */
export async function startWatchedPortal(
  dataDirectory: string,
  { root, program }: { readonly root: string; readonly program: readonly string[] } = OWN,
): Promise<WatchedPortal> {
  const [portal, identity, api] = await Promise.all([freePort(), freePort(), freePort()])
  const url = `http://localhost:${portal}`
  const child = spawn(process.execPath, program, {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: undefined,
      PORTAL_PORT: String(portal),
      IDENTITY_PORT: String(identity),
      API_PORT: String(api),
      PORTAL_DATA_DIR: dataDirectory,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const listeners = new Set<(line: string) => void>()
  const tell = (line: string) => {
    for (const listener of listeners) listener(line)
  }
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', tell)
  const untilSaid = (what: RegExp) =>
    new Promise<void>((resolve) => {
      const listener = (line: string) => {
        if (!what.test(line)) return
        listeners.delete(listener)
        resolve()
      }
      listeners.add(listener)
    })
  const ended = once(child, 'exit')
  await Promise.race([
    untilSaid(/^Portal ready at /),
    ended.then(() => {
      throw new Error('The portal exited before it was ready.')
    }),
  ])
  const isReady = () =>
    fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )

  return {
    url,
    processOf: (program) => {
      const list = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(child.pid)], { encoding: 'utf8' })
      const found = list.split('\n').map((line) => PROCESS.exec(line))
      return Number(found.find((match) => match?.[2]?.endsWith(program))?.[1])
    },
    untilSaid,
    untilReady: async () => {
      while (!(await isReady()));
    },
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
