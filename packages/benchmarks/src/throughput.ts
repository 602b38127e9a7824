import { randomUUID } from 'node:crypto'
import autocannon, { type Options } from 'autocannon'
import { print } from './figures.ts'
import type { MeasuredApi } from './measured-api.ts'

const SECONDS = 6
const ROUNDS = 5
const CONNECTIONS = 16

/** Successes per second, round for round; the generator shares the machine with what it measures. */
async function perSecond(options: Options): Promise<number[]> {
  const rates: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const result = await autocannon({ ...options, connections: CONNECTIONS, duration: SECONDS })
    if (result.non2xx > 0) throw new Error(`${result.non2xx} calls were refused.`)
    // The first round warms up.
    if (round > 0) rates.push(result['2xx'] / result.duration)
  }
  return rates
}

const NEW_DPA = {
  dpaData: {
    dpaName: 'Copper Lantern Books Ltd',
    dpaPresentationName: 'Copper Lantern Books',
    dpaUri: 'https://shop.copper-lantern-books.example',
    applicationType: 'WEB_BROWSER',
    originDomains: ['https://shop.copper-lantern-books.example'],
  },
  merchantCountryCode: 'PL',
  merchantCategoryCodes: ['5942'],
}

/** Prints how many reads and writes a second are answered, and what memory that takes. */
export async function measureThroughput({ url, token, db, memory }: MeasuredApi): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json;version=4' }
  const reads = await perSecond({ url: `${url}/dpa`, headers })
  print({ name: 'list reads', unit: 'a second', values: reads, goal: 1500, isLeast: true })

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
  const writes = await perSecond({
    url,
    requests: [
      {
        method: 'POST',
        body: JSON.stringify(NEW_DPA),
        setupRequest: (request) => {
          turn += 1
          const path = `${pathname}/subjects/${srcis[turn % srcis.length]?.id}/dpa`
          return { ...request, path, headers: { ...headers, 'idempotency-key': randomUUID() } }
        },
      },
    ],
  })
  print({ name: 'audited writes', unit: 'a second', values: writes, goal: 500, isLeast: true })
  print({ name: 'memory of the API', unit: 'MB', values: [await memory()], goal: 300 })
}
