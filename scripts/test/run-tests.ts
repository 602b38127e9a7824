import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { buildBundles } from '@portal/tooling/src/build-bundles.ts'
import { workspacePackages } from '@portal/tooling/src/workspace.ts'
import { findChromium } from './find-chromium.ts'
import { checkTypes, lint, runTool, typedFolders } from './tools.ts'

interface Count {
  passed: number
  failed: number
}

const total: Count = { passed: 0, failed: 0 }

function count(title: string, passed: boolean): void {
  if (passed) total.passed += 1
  else total.failed += 1
  console.info(`${passed ? 'passed' : 'FAILED'}  ${title}`)
}

/** Runs the tests of some packages in one go of jest and adds what it counted. */
function jest(folders: readonly string[], environment: NodeJS.ProcessEnv = {}): void {
  const report = join(mkdtempSync(join(tmpdir(), 'portal-tests-')), 'report.json')
  const projects = folders.flatMap((folder) => ['--projects', folder])
  runTool(
    'jest',
    [...projects, '--maxWorkers=2', '--testTimeout=60000', '--json', `--outputFile=${report}`],
    environment,
  )
  if (!existsSync(report)) {
    count('jest gave a report', false)
    return
  }
  const result = JSON.parse(readFileSync(report, 'utf8'))
  rmSync(report)
  total.passed += result.numPassedTests
  // A file that does not even start counts as one failure beside the tests that failed.
  total.failed += result.numFailedTests + result.numRuntimeErrorTestSuites
}

async function main(): Promise<void> {
  const chromium = findChromium()
  const folders = workspacePackages()
  for (const folder of typedFolders()) count(`types of ${basename(folder)}`, checkTypes(folder))
  count('lint and format', lint())

  const withTests = folders.filter((folder) => existsSync(join(folder, 'jest.config.mjs')))
  const isBrowser = (folder: string) => basename(folder) === 'journeys'
  jest(withTests.filter((folder) => !isBrowser(folder)))
  await buildBundles()
  jest(withTests.filter(isBrowser), { CHROMIUM_PATH: chromium })
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  total.failed += 1
})
console.info(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
