import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Lane } from '@portal/journeys/src/worlds/run-lane.ts'
import { runLanes } from '@portal/journeys/src/worlds/run-lanes.ts'
import { checkTypes, jestArguments, lint, runTool } from './tools.ts'

/** Counts what passes and what fails, says how long each part takes, and ends with one line. */
export function createTestRun() {
  let passed = 0
  let failed = 0

  function count(title: string, isPassed: boolean): void {
    if (isPassed) passed += 1
    else failed += 1
    console.info(`${isPassed ? 'passed' : 'FAILED'}  ${title}`)
  }

  async function part(title: string, work: () => void | Promise<void>): Promise<void> {
    const begun = Date.now()
    await work()
    console.info(`${title} took ${((Date.now() - begun) / 1000).toFixed(1)} s`)
  }

  return {
    count,
    part,
    checkTypes: (folders: readonly string[]) =>
      part('types', async () => {
        const results = await checkTypes(folders)
        for (const [folder, isRight] of results) count(`types of ${basename(folder)}`, isRight)
      }),
    lint: (folders?: readonly string[]) =>
      part('lint and format', () => count('lint and format', lint({ folders }))),
    /** Runs the tests of some packages in one go of jest and adds what it counted. */
    jest: (title: string, folders: readonly string[], names: readonly string[] = []) =>
      part(title, () => {
        const report = join(mkdtempSync(join(tmpdir(), 'portal-tests-')), 'report.json')
        const args = ['--maxWorkers=2', '--json', `--outputFile=${report}`]
        runTool('jest', [...jestArguments(folders), ...args, ...names])
        if (!existsSync(report)) {
          count('jest gave a report', false)
          return
        }
        const result = JSON.parse(readFileSync(report, 'utf8'))
        rmSync(report)
        passed += result.numPassedTests
        // A file that does not even start counts as one failure beside the tests that failed.
        failed += result.numFailedTests + result.numRuntimeErrorTestSuites
      }),
    /** Runs browser tests in Chromium and adds what Playwright counted. */
    browser: (lanes: readonly Lane[], names: readonly string[] = []) =>
      part('browser tests', async () => {
        for (const { lane, tests, seconds } of await runLanes({ lanes, names })) {
          for (const { title, isPassed } of tests.filter((one) => !one.isPassed)) count(title, isPassed)
          passed += tests.filter(({ isPassed }) => isPassed).length
          console.info(`the lane ${lane} took ${seconds.toFixed(1)} s`)
        }
      }),
    /** A part that could not be run at all is a failure. */
    fail(error: unknown): void {
      console.error(error instanceof Error ? error.message : error)
      failed += 1
    },
    end(): void {
      console.info(`${passed} passed, ${failed} failed`)
      process.exitCode = failed === 0 ? 0 : 1
    },
  }
}
