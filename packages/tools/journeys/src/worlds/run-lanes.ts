import { LANES, type Lane, runLane, type TestResult } from './run-lane.ts'
import { startWorlds } from './start-worlds.ts'

/** One for each worker of the product lane. More than the cores, because a third of a test is waiting. */
const WORLDS = 3

export interface LaneRun {
  readonly lane: Lane
  readonly tests: readonly TestResult[]
  readonly seconds: number
}

/** Runs browser tests, one lane after the other, on portals started for them. */
export async function runLanes({
  lanes = LANES,
  names = [],
  times = 1,
}: {
  lanes?: readonly Lane[]
  /** Parts of file names; without them, all files run. */
  names?: readonly string[]
  times?: number
}): Promise<readonly LaneRun[]> {
  const { worlds, stop } = await startWorlds(WORLDS)
  const runs: LaneRun[] = []
  try {
    for (let time = 0; time < times; time += 1) {
      for (const lane of lanes) {
        const startedAt = Date.now()
        const tests = await runLane(lane, worlds, names)
        runs.push({ lane, tests, seconds: (Date.now() - startedAt) / 1000 })
      }
    }
    return runs
  } finally {
    await stop()
  }
}
