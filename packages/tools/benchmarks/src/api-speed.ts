import { parseArgs } from 'node:util'
import { measureCallCosts } from './api/call-costs.ts'
import { measureDisk } from './api/disk-use.ts'
import { measureLists } from './api/list-latencies.ts'
import { measureThroughput } from './api/throughput.ts'
import { measureBulk } from './bulk/bulk-speed.ts'
import { print } from './figures.ts'
import { startMeasuredApi } from './measured-api.ts'

const SEED_SECONDS = 240

/** Figures of the product API with `--rows` DPAs, medians with their spread. Compare within one run only. */
const { values } = parseArgs({ options: { rows: { type: 'string' } } })
const api = await startMeasuredApi(values.rows)
try {
  const name = `start of a database with ${api.rows} DPAs`
  print({ name, unit: 's', values: [api.secondsToFill], goal: SEED_SECONDS })
  await measureDisk(api)
  await measureLists(api)
  await measureCallCosts(api)
  await measureThroughput(api)
  await measureBulk(api)
} finally {
  await api.stop()
}
