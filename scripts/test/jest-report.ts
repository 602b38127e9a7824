import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { jestArguments, runTool } from './tools.ts'

/** A test, as jest reports it. */
interface Assertion {
  readonly fullName: string
  readonly status: string
  readonly duration?: number | null
  readonly failureMessages: readonly string[]
}

interface TestedFile {
  readonly name: string
  readonly status: string
  readonly message: string
  readonly assertionResults: readonly Assertion[]
}

/** Runs the tests of some packages in one go of jest. Returns its report by file; `undefined` without one. */
export function jestReport(
  folders: readonly string[],
  names: readonly string[],
): readonly TestedFile[] | undefined {
  const report = join(mkdtempSync(join(tmpdir(), 'portal-tests-')), 'report.json')
  const args = ['--maxWorkers=2', '--json', `--outputFile=${report}`]
  runTool('jest', [...jestArguments(folders), ...args, ...names])
  if (!existsSync(report)) return undefined
  const { testResults }: { testResults: readonly TestedFile[] } = JSON.parse(readFileSync(report, 'utf8'))
  rmSync(report)
  return testResults
}

/** The failures of a file with their reasons; a file that failed to start counts as one failure. */
export function failuresOf({ name, status, message, assertionResults }: TestedFile) {
  const file = basename(name)
  const failed = assertionResults.filter((one) => one.status === 'failed')
  if (status === 'failed' && failed.length === 0) return [{ title: file, reason: message }]
  return failed.map(({ fullName, failureMessages }) => ({
    title: `${file} › ${fullName}`,
    reason: failureMessages.join('\n'),
  }))
}
