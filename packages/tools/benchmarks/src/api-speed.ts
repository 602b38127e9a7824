import { measureBulk } from './bulk-speed.ts'
import { measureLists } from './list-latencies.ts'
import { startMeasuredApi } from './measured-api.ts'
import { measureThroughput } from './throughput.ts'

/** Figures of the product API, medians with their spread. Compare within one run only. */
const api = await startMeasuredApi()
try {
  await measureLists(api)
  await measureThroughput(api)
  await measureBulk(api)
} finally {
  await api.stop()
}
