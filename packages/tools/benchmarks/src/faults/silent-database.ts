import { startFreezingProxy } from '@portal/reference-api/testing/freezing-proxy.ts'
import { spawnApi } from '@portal/reference-api/testing/spawned-program.ts'
import { freePort } from '@portal/server-common/free-port.ts'
import { print } from '../figures.ts'
import type { MeasuredApi } from '../measured-api.ts'

const CALLS = 16
const ROUNDS = 3

/** The network to the database drops silently: how long its callers wait, and later callers. */
export async function measureSilentDatabase({ environment, url, token }: MeasuredApi): Promise<void> {
  const proxy = await startFreezingProxy(environment.DATABASE_URL ?? '')
  const port = String(await freePort())
  const api = await spawnApi({ ...environment, DATABASE_URL: proxy.url, API_PORT: port })
  const call = async () => {
    const startedAt = performance.now()
    const { body } = await fetch(`${api.url}${new URL(url).pathname}/dpa`, {
      headers: { authorization: `Bearer ${token}` },
    })
    await body?.cancel()
    return performance.now() - startedAt
  }
  const together = () => Promise.all(Array.from({ length: CALLS }, call))
  const [during, after]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    await together()
    proxy.freeze()
    during.push(Math.max(...(await together())))
    after.push(Math.max(...(await together())))
  }
  print({ name: 'silent database: the longest call', unit: 'ms', values: during, goal: 6000 })
  print({ name: 'silent database: the longest call after that', unit: 'ms', values: after, goal: 1000 })
  await api.end('SIGKILL')
  proxy.stop()
}
