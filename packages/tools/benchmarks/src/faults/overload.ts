import autocannon, { type Options } from 'autocannon'
import { print, quantile } from '../figures.ts'
import type { MeasuredApi } from '../measured-api.ts'

const CAPACITY_SECONDS = 4
const OVERLOAD_SECONDS = 10
const OVERLOAD_FACTOR = 4
const CONNECTIONS = 600
const QUICK_MS = 100

/** Milliseconds until a call is answered as quickly as in quiet times. */
async function recovery({ url, headers }: { url: string; headers: Record<string, string> }): Promise<number> {
  const startedAt = performance.now()
  for (;;) {
    const calledAt = performance.now()
    const { ok, body } = await fetch(url, { headers })
    await body?.cancel()
    if (ok && performance.now() - calledAt < QUICK_MS) return performance.now() - startedAt
  }
}

/** Calls at four times the rate that the API can answer: most are rejected, and the others must not be slower. */
export async function measureOverload({ url, token, newToken, memory }: MeasuredApi): Promise<void> {
  const call = { url: `${url}/dpa`, headers: { authorization: `Bearer ${token}` } }
  await autocannon({ ...call, connections: 16, duration: CAPACITY_SECONDS })
  const quiet = await autocannon({ ...call, connections: 16, duration: CAPACITY_SECONDS })
  const before = await memory()
  const capacity = quiet['2xx'] / quiet.duration
  const tokens = await Promise.all(Array.from({ length: CONNECTIONS }, newToken))
  const accepted: number[] = []
  const shed: number[] = []
  const resident: number[] = []
  const sampling = setInterval(() => void memory().then((megabytes) => resident.push(megabytes)), 200)
  const options: Options = {
    ...call,
    connections: CONNECTIONS,
    setupClient: (client) => client.setHeaders({ authorization: `Bearer ${tokens.pop() ?? token}` }),
    overallRate: Math.round(capacity * OVERLOAD_FACTOR),
    duration: OVERLOAD_SECONDS,
  }
  const finished = new Promise<void>((resolve, reject) => {
    const run = autocannon(options, (error) => (error ? reject(error) : resolve()))
    run.on('response', (_client, status, _bytes, ms) => {
      if (status === 200) accepted.push(ms)
      if (status === 503) shed.push(ms)
    })
  })
  await finished
  const recovered = await recovery(call)
  clearInterval(sampling)
  const calls = accepted.length + shed.length
  console.info(
    `${Math.round(capacity)} calls a second can be answered; of ${calls} in ${OVERLOAD_SECONDS} s, ` +
      `${accepted.length} were, and ${shed.length} were rejected`,
  )
  print({
    name: 'overload: p99 of the calls answered',
    unit: 'ms',
    values: [quantile(accepted, 0.99)],
    goal: 1000,
  })
  print({ name: 'overload: p99 of rejected calls', unit: 'ms', values: [quantile(shed, 0.99)], goal: 1000 })
  print({ name: 'overload: recovery', unit: 'ms', values: [recovered], goal: 5000 })
  print({ name: 'overload: memory of the API before', unit: 'MB', values: [before], goal: 300 })
  print({ name: 'overload: most memory of the API', unit: 'MB', values: [Math.max(...resident)], goal: 320 })
}
