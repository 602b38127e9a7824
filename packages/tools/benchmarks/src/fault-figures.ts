import { measureDeaths } from './faults/deaths.ts'
import { measureNoisyNeighbor } from './faults/noisy-neighbor.ts'
import { measureOverload } from './faults/overload.ts'
import { measurePage } from './faults/page/page-fault-figures.ts'
import { measureSilentDatabase } from './faults/silent-database.ts'
import { startMeasuredApi } from './measured-api.ts'

/** The effect of faults on the servers of the portal. Each is bounded; all take about two minutes. */
async function measureServers(): Promise<void> {
  const api = await startMeasuredApi()
  try {
    await measureOverload(api)
    await measureNoisyNeighbor(api)
    await measureSilentDatabase(api)
  } finally {
    await api.stop()
  }
  await measureDeaths()
}

const [part, ...words] = process.argv.slice(2)
if (part === 'page') process.exitCode = (await measurePage(words)) ? 0 : 1
else await measureServers()
