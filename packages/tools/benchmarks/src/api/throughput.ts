import { randomUUID } from 'node:crypto'
import type { Database } from '@portal/reference-api/database/tables.ts'
import autocannon, { type Options } from 'autocannon'
import { print } from './figures.ts'
import type { MeasuredApi } from './measured-api.ts'

const SECONDS = 6
const ROUNDS = 5
const CONNECTIONS = 16
const PLAIN_SECONDS = 2

/** No-op statements per second, over the same number of connections. */
async function plainPerSecond(db: Database): Promise<number> {
  const end = performance.now() + PLAIN_SECONDS * 1000
  let done = 0
  const queryUntilEnd = async () => {
    while (performance.now() < end) {
      await db.selectNoFrom(({ lit }) => lit(1).as('one')).execute()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, queryUntilEnd))
  return done / PLAIN_SECONDS
}

interface Goals {
  readonly perSecond: number
  readonly plainStatements: number
}

/**
 * Prints the successful calls per second in each round, and the cost of one call in plain `SELECT 1`s, which hardly
 * changes when other programs slow the machine down. The load generator shares the machine with the API.
 */
async function measureCalls(name: string, db: Database, options: Options, goals: Goals): Promise<void> {
  const rates: number[] = []
  const costs: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const plain = await plainPerSecond(db)
    const result = await autocannon({ ...options, connections: CONNECTIONS, duration: SECONDS })
    if (result.non2xx > 0) throw new Error(`${result.non2xx} calls failed.`)
    const rate = result['2xx'] / result.duration
    // The first round warms up.
    if (round > 0) rates.push(rate)
    if (round > 0) costs.push(plain / rate)
  }
  print({ name, unit: 'a second', values: rates, goal: goals.perSecond, higherIsBetter: true })
  print({ name: `cost of ${name}`, unit: 'SELECT 1', values: costs, goal: goals.plainStatements })
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

/** Prints how many reads and writes succeed per second, and the memory of the API. */
export async function measureThroughput({ url, token, db, memory }: MeasuredApi): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json;version=4' }
  const read = { url: `${url}/dpa`, headers }
  await measureCalls('list reads', db, read, { perSecond: 1500, plainStatements: 13 })

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
        body: JSON.stringify(NEW_DPA),
        setupRequest: (request) => {
          turn += 1
          const path = `${pathname}/subjects/${srcis[turn % srcis.length]?.id}/dpa`
          return { ...request, path, headers: { ...headers, 'idempotency-key': randomUUID() } }
        },
      },
    ],
  }
  await measureCalls('audited writes', db, write, { perSecond: 600, plainStatements: 33 })
  print({ name: 'memory of the API', unit: 'MB', values: [await memory()], goal: 300 })
}
