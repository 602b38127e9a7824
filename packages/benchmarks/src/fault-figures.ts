import { measureDeaths } from './faults/deaths.ts'
import { measureManyCallsOfOne } from './faults/many-calls-of-one.ts'
import { measureOverload } from './faults/overload.ts'
import { measureSilentDatabase } from './faults/silent-database.ts'
import { startMeasuredApi } from './measured-api.ts'

/** What faults cost the portal as it was last built. Each is bounded, and so is the whole: about two minutes. */
const api = await startMeasuredApi()
try {
  await measureOverload(api)
  await measureManyCallsOfOne(api)
  await measureSilentDatabase(api)
} finally {
  await api.stop()
}
await measureDeaths()
