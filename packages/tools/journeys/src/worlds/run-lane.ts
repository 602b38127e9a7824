import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { JSONReport, JSONReportSuite, JSONReportTestResult } from '@playwright/test/reporter'
import { cluesOf } from './clues-of.ts'
import { type World, worldsFor } from './world.ts'

const journeys = resolve(import.meta.dirname, '../..')
const cache = resolve(journeys, '../../../.cache/journeys')

/** In run order: measurements come after what keeps both cores busy. */
export const LANES = ['product', 'squads', 'quiet'] as const
/** Only runs when asked for, because it needs an installed Firefox. */
export const FIREFOX_LANE = 'firefox'
export type Lane = (typeof LANES)[number] | typeof FIREFOX_LANE

/** The result of one test. */
export interface TestResult {
  readonly title: string
  readonly isPassed: boolean
  readonly seconds: number
  /** The expected and actual result of a failed test. */
  readonly reason?: string
  /** What the page showed when a test failed, and what servers logged. */
  readonly clues?: readonly string[]
}

const folderOf = (lane: Lane) => join(cache, lane)

/** A lane that takes longer hangs. */
const TIMEOUT_MS = 55 * 60_000

async function end(child: ChildProcess): Promise<void> {
  const timer = setTimeout(() => child.kill('SIGTERM'), TIMEOUT_MS)
  await new Promise((ended) => child.once('close', ended))
  clearTimeout(timer)
}

function endOf(results: readonly JSONReportTestResult[]): Omit<TestResult, 'title' | 'isPassed'> {
  const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message))
  return {
    seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    reason: messages.join('\n'),
    clues: messages.length > 0 ? results.flatMap(cluesOf) : [],
  }
}

function testsIn({ title, suites = [], specs }: JSONReportSuite, parents = ''): TestResult[] {
  const path = `${parents}${title} › `
  const own = specs.map((spec) => ({
    title: `${path}${spec.title}`,
    isPassed: spec.ok,
    ...endOf(spec.tests.flatMap(({ results }) => results)),
  }))
  return [...own, ...suites.flatMap((suite) => testsIn(suite, path))]
}

/** The tests in a report; a file that failed to load counts as one failed test. */
function readReport(file: string): TestResult[] {
  if (!existsSync(file)) return [{ title: 'Playwright wrote a report', isPassed: false, seconds: 0 }]
  const { suites, errors }: JSONReport = JSON.parse(readFileSync(file, 'utf8'))
  const broken = errors.map(({ message = '' }) => ({ title: message, isPassed: false, seconds: 0 }))
  return [...suites.flatMap((suite) => testsIn(suite)), ...broken]
}

/** Runs the tests of a lane whose file has one of the names; without names, all of them. */
export async function runLane(
  lane: Lane,
  worlds: readonly World[],
  names: readonly string[],
): Promise<readonly TestResult[]> {
  const report = join(folderOf(lane), 'report.json')
  rmSync(report, { force: true })
  const child = spawn(
    process.execPath,
    [
      join(journeys, 'node_modules/@playwright/test/cli.js'),
      'test',
      `--project=${lane}`,
      `--workers=${worlds.length}`,
      '--pass-with-no-tests',
      ...names,
    ],
    { cwd: journeys, stdio: 'inherit', env: { ...process.env, ...worldsFor(worlds), PORTAL_LANE: lane } },
  )
  await end(child)
  const tests = readReport(report)
  if (tests.some(({ isPassed }) => !isPassed))
    console.info(`Traces, screenshots and logs of what failed: ${join(folderOf(lane), 'report/index.html')}`)
  return tests
}
