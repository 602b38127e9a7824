import { randomUUID } from 'node:crypto'
import { sampleDpa } from '@portal/reference-api/testing/sample-dpas.ts'
import autocannon, { type Options } from 'autocannon'
import { print } from '../figures.ts'
import type { MeasuredApi } from '../measured-api.ts'

const SECONDS = 6
const ROUNDS = 5
const CONNECTIONS = 16

/** Prints the successful calls per second. The load generator shares the machine with the API. */
async function measureCalls(name: string, options: Options, goal: number): Promise<void> {
  const rates: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const result = await autocannon({ ...options, connections: CONNECTIONS, duration: SECONDS })
    if (result.non2xx > 0) throw new Error(`${result.non2xx} calls failed.`)
    // The first round warms up.
    if (round > 0) rates.push(result['2xx'] / result.duration)
  }
  print({ name, unit: 'a second', values: rates, goal, higherIsBetter: true })
}

/** Prints how many reads and writes succeed per second. */
export async function measureThroughput({ url, token, db }: MeasuredApi): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json;version=4' }
  const read = { url: `${url}/dpa`, headers }
  await measureCalls('list reads', read, 1500)

  const srcis = await db
    .selectFrom('subject')
    .select('id')
    .where('type', '=', 'SRCI')
    .where('published', 'is not', null)
    .orderBy('dpaCount')
    .limit(16)
    .execute()
  const { pathname } = new URL(url)
  let turn = 0
  const write: Options = {
    url,
    requests: [
      {
        method: 'POST',
        body: JSON.stringify(sampleDpa()),
        setupRequest: (request) => {
          turn += 1
          const path = `${pathname}/subjects/${srcis[turn % srcis.length]?.id}/dpa`
          return { ...request, path, headers: { ...headers, 'idempotency-key': randomUUID() } }
        },
      },
    ],
  }
  await measureCalls('audited writes', write, 600)
}
