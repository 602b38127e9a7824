import { createDpa, listDpas } from '@portal/contract/dpas/dpa-endpoints.ts'
import type { InputOf } from '@portal/contract/endpoint.ts'
import { startCountingProxy } from '@portal/reference-api/testing/counting-proxy.ts'
import { publishedInitiator } from '@portal/reference-api/testing/published-initiator.ts'
import { sampleDpa } from '@portal/reference-api/testing/sample-dpas.ts'
import { spawnApi } from '@portal/reference-api/testing/spawned-program.ts'
import { pagesRead } from '@portal/reference-api/testing/statement-costs.ts'
import { testCaller } from '@portal/reference-api/testing/test-server.ts'
import { freePort } from '@portal/server-common/free-port.ts'
import { print } from '../figures.ts'
import type { MeasuredApi } from '../measured-api.ts'

const CALLS = 50
const WARM_UP = 10
const PAGE_KB = 8.192

interface Cost {
  readonly trips: number
  readonly rows: number
  /** What the database reads for it, from memory or disk, in megabytes. */
  readonly megabytes: number
}

type Call = () => Promise<{ readonly status: number; readonly text: string }>

/** Measures and prints the costs of calls. */
async function costPrinter({ db, environment, token }: MeasuredApi) {
  const proxy = await startCountingProxy(environment.DATABASE_URL ?? '')
  const port = String(await freePort())
  const api = await spawnApi({ ...environment, DATABASE_URL: proxy.url, API_PORT: port })

  async function repeat(call: Call, times: number): Promise<void> {
    for (let turn = 0; turn < times; turn += 1) {
      const { status, text } = await call()
      if (status >= 300) throw new Error(text)
    }
  }
  return {
    caller: testCaller(api.url, token),
    measure: async (name: string, call: Call, goal: Cost) => {
      await repeat(call, WARM_UP)
      proxy.reset()
      const before = await pagesRead(db)
      await repeat(call, CALLS)
      const { trips, rows } = proxy.passed
      const megabytes = ((await pagesRead(db)) - before) * (PAGE_KB / 1000)
      const show = (what: string, unit: string, value: number, limit: number, digits: number) =>
        print({ name: `${what} for ${name}`, unit, values: [value / CALLS], goal: limit, digits })
      show('trips to the database', 'trips', trips, goal.trips, 0)
      show('rows from the database', 'rows', rows, goal.rows, 0)
      show('pages read', 'MB', megabytes, goal.megabytes, 2)
    },
    stop: async () => {
      await api.end('SIGTERM')
      proxy.stop()
    },
  }
}

/**
 * What calls cost the database. Unlike times, this does not depend on the machine or on what else runs on it; what is
 * read depends on the number of DPAs, and its goals are for a million.
 */
export async function measureCallCosts(api: MeasuredApi): Promise<void> {
  const { caller, measure, stop } = await costPrinter(api)
  const list = (input: InputOf<typeof listDpas>) => () => caller.call(listDpas, input)
  await measure('a page', list({ query: {} }), { trips: 2, rows: 12, megabytes: 2 })
  const filters = list({ query: { country: 'DE', mcc: '5942' } })
  await measure('a country and a category', filters, { trips: 2, rows: 12, megabytes: 20 })
  await measure('a search', list({ query: { q: 'lantern' } }), { trips: 2, rows: 12, megabytes: 90 })
  const subjectId = await publishedInitiator(api.db)
  const create = () => caller.call(createDpa, { params: { subjectId }, body: sampleDpa() })
  await measure('a new DPA', create, { trips: 5, rows: 6, megabytes: 2 })
  await stop()
}
