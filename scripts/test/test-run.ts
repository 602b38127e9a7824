import { stripVTControlCharacters } from 'node:util'
import { buildBundles } from '@portal/build/src/build-bundles.ts'
import { serverPackages } from '@portal/build/src/workspace.ts'
import { type LaneRun, runLanes } from '@portal/journeys/src/worlds/run-lanes.ts'
import { failuresOf, jestReport } from './jest-report.ts'
import { checkTypes, lint } from './tools.ts'
import type { TypedProgram } from './typed-programs.ts'

const SLOWEST = 10
/** Enough for the message, the calls and the line of the test. */
const REASON_LINES = 20

interface TimedTest {
  readonly title: string
  readonly seconds: number
}

function print(title: string, lines: readonly TimedTest[]): void {
  console.info(`\n${title}:`)
  for (const line of lines) console.info(`${line.seconds.toFixed(1).padStart(8)}  ${line.title}`)
  console.info('')
}

function endWith(passed: number, failures: readonly string[]): void {
  // Where the output is cut, its end is kept.
  for (const failure of failures) console.info(`FAILED  ${failure}`)
  console.info(`${passed} passed, ${failures.length} failed`)
  process.exitCode = failures.length === 0 ? 0 : 1
}

/** The first lines of a reason, with the expected and actual result. */
const firstLines = (reason: string, count: number) =>
  stripVTControlCharacters(reason)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, count)
    .map((line) => `        ${line}`)
    .join('\n')

const indented = (clue: string) => `          ${clue}`

/** Tests that passed in one run of their lane and not in another. */
function differing(runs: readonly LaneRun[]): string[] {
  const ends = new Map<string, Set<boolean>>()
  for (const { title, isPassed } of runs.flatMap(({ tests }) => tests))
    ends.set(title, new Set([...(ends.get(title) ?? []), isPassed]))
  return [...ends].filter(([, ways]) => ways.size > 1).map(([title]) => title)
}

/** Counts passed and failed checks, times each part, and ends with one line. */
export function createTestRun() {
  let passed = 0
  /** What failed, with the beginning of the reason and of the clues. */
  const failures: string[] = []
  const parts: TimedTest[] = []
  const tests: TimedTest[] = []

  function count(title: string, isPassed: boolean): void {
    if (isPassed) passed += 1
    else failures.push(title)
    console.info(`${isPassed ? 'passed' : 'FAILED'}  ${title}`)
  }

  /** Prints the reason now, and what says most of it again at the end. */
  function fail(title: string, reason: string, clues: readonly string[] = []): void {
    failures.push([title, firstLines(reason, 1), ...clues.slice(0, 2).map(indented)].join('\n'))
    console.info(`FAILED  ${title}`)
    console.info(firstLines(reason, REASON_LINES))
    for (const clue of clues) console.info(indented(clue))
  }

  async function part(title: string, work: () => void | Promise<void>): Promise<void> {
    const startedAt = Date.now()
    await work()
    parts.push({ title, seconds: (Date.now() - startedAt) / 1000 })
  }

  return {
    count,
    part,
    checkTypes: (programs: readonly TypedProgram[]) =>
      part('types', async () => {
        const results = await checkTypes(programs)
        for (const [name, isRight] of results) count(`types of ${name}`, isRight)
      }),
    lint: (folders?: readonly string[]) =>
      part('lint and format', () => count('lint and format', lint({ folders }))),
    /** Runs the tests of some packages and adds what jest counted. */
    jest: (title: string, folders: readonly string[], names: readonly string[] = []) =>
      part(title, async () => {
        // Tests run the built servers.
        await buildBundles({ packages: serverPackages() })
        const files = jestReport(folders, names)
        if (!files) {
          count('jest gave a report', false)
          return
        }
        for (const file of files) {
          for (const { title: test, reason } of failuresOf(file)) fail(test, reason)
          const ended = file.assertionResults.filter(({ status }) => status === 'passed')
          passed += ended.length
          tests.push(
            ...ended.map(({ fullName, duration }) => ({ title: fullName, seconds: (duration ?? 0) / 1000 })),
          )
        }
      }),
    /** Runs browser tests in Chromium and adds what Playwright counted. */
    browser: (options: Parameters<typeof runLanes>[0]) =>
      part('browser tests', async () => {
        const runs = await runLanes(options)
        for (const { lane, tests: ended, seconds } of runs) {
          for (const { title, reason = '', clues } of ended.filter((one) => !one.isPassed))
            fail(title, reason, clues)
          passed += ended.filter(({ isPassed }) => isPassed).length
          tests.push(...ended)
          parts.push({ title: `  of these, ${lane}`, seconds })
        }
        for (const title of differing(runs)) count(`ends the same way each time: ${title}`, false)
      }),
    /** A part that could not be run at all is a failure. */
    fail(error: unknown): void {
      count(error instanceof Error ? error.message : String(error), false)
    },
    end(): void {
      print('Seconds of each part', parts)
      print('The slowest tests', tests.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST))
      endWith(passed, failures)
    },
  }
}
