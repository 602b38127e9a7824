import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { freePort } from '@portal/server-common/free-port.ts'
import { startBalancer } from './balancer.ts'

const repository = resolve(import.meta.dirname, '../../../../..')

export type ServerName = 'reference-api' | 'identity-provider' | 'portal-host'

interface Pair {
  readonly name: ServerName
  readonly portVariable: string
  /** Where the balancer listens. */
  readonly port: number
  readonly environment: Readonly<Record<string, string>>
}

export interface ServerPair {
  readonly url: string
  /** Resolves when either server has logged this: servers respond before they log. */
  untilWritten(text: string): Promise<void>
  /** Restarts one after the other. Rejects when one does not exit cleanly. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Two servers of a kind behind a balancer, each started separately as in production. */
export async function startServerPair({ name, portVariable, port, environment }: Pair): Promise<ServerPair> {
  const ports = [await freePort(), await freePort()]
  const balancer = await startBalancer(port, ports)
  let text = ''

  async function start(own: number) {
    const child = spawn(process.execPath, ['--enable-source-maps', `packages/servers/${name}/dist/main.js`], {
      cwd: repository,
      env: { PATH: process.env.PATH, ...environment, [portVariable]: String(own) },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const ended = once(child, 'exit')
    const ready = new Promise<void>((isReady) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk
          if (/ ready\b/.test(chunk)) isReady()
        })
      }
    })
    await Promise.race([
      ready,
      ended.then(() => {
        throw new Error(`${name} exited before it was ready: ${text}`)
      }),
    ])
    return async () => {
      child.kill('SIGTERM')
      const [code] = await ended
      if (code !== 0) throw new Error(`${name} exited with code ${code}: ${text}`)
    }
  }

  const running = await Promise.all(ports.map(start))
  await balancer.untilReady(ports.length)
  return {
    url: balancer.url,
    untilWritten: async (wanted) => {
      while (!text.includes(wanted)) await new Promise((done) => setTimeout(done, 20))
    },
    restart: async () => {
      for (const [index, own] of ports.entries()) {
        await running[index]?.()
        running[index] = await start(own)
        await balancer.untilReady(ports.length)
      }
    },
    stop: async () => {
      await Promise.all(running.map((end) => end()))
      await balancer.stop()
    },
  }
}
