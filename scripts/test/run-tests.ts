import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { compareSurfaces } from '@portal/build/src/api-reports.ts'
import { buildBundles } from '@portal/build/src/build-bundles.ts'
import { isFeatureBranch } from '@portal/build/src/release/feature-branch.ts'
import { releaseNotice } from '@portal/build/src/release/released-versions.ts'
import { overBudget } from '@portal/build/src/size-budgets.ts'
import { bundlePackages, workspacePackages } from '@portal/build/src/workspace.ts'
import { findFirefox } from '@portal/journeys/src/testing/find-firefox.ts'
import { FIREFOX_LANE, LANES, type Lane } from '@portal/journeys/src/worlds/run-lane.ts'
import { findHeadlessShell } from '@portal/squad-tools/src/check/find-chromium.ts'

import { testNodeVersions } from './node-versions.ts'
import { testPageFaults } from './page-faults.ts'
import { createTestRun } from './test-run.ts'
import { jestArguments, runTool } from './tools.ts'
import { typedPrograms } from './typed-programs.ts'

const WATCH = '--watch'
const REPEAT = '--repeat'
const PROVIDERS = 'providers'
const NODES = 'nodes'
const RULES = 'rules'

const run = createTestRun()
const withTests = () => workspacePackages().filter((folder) => existsSync(join(folder, 'jest.config.mjs')))
const ARCHITECTURE = 'architecture'
/** Their tests read what every bundle is made of, or serve the bundles. */
const NEEDS_BUNDLES = [ARCHITECTURE, 'deployment']
const architecture = withTests().filter((folder) => basename(folder) === ARCHITECTURE)
const isBrowser = (folder: string) => basename(folder) === 'journeys'

/** The browser tests look at the built portal. */
async function prepareBrowserTests(): Promise<void> {
  process.env.CHROMIUM_PATH = findHeadlessShell()
  await run.part('build', () => buildBundles())
}

async function checkSources(): Promise<void> {
  await run.checkTypes(typedPrograms())
  await run.lint()
  await run.part('public surfaces', () => {
    const outdated = compareSurfaces({ write: false })
    run.count(`public surfaces as reported ${outdated.join(', ')}`.trim(), outdated.length === 0)
  })
  await run.part('unused exports', () =>
    run.count(
      'unused exports',
      runTool('knip', ['--config=packages/tools/build/knip.json', '--no-progress']),
    ),
  )
}

function checkBundles(): void {
  const notice = releaseNotice(bundlePackages())
  if (notice && isFeatureBranch()) console.info(notice)
  else run.count(notice ?? 'every bundle is what its version was released with', !notice)
  const heavy = overBudget(bundlePackages())
  run.count(heavy.join(' ') || 'every bundle keeps within its budget', heavy.length === 0)
}

async function testEverything(): Promise<void> {
  findHeadlessShell()
  await checkSources()
  await prepareBrowserTests()
  await run.jest('unit and API tests', withTests())
  checkBundles()
  await run.browser({})
  await run.part('page faults', () => testPageFaults(run.count))
}

/** What every commit must keep, and what is checked without a server or a browser. */
async function testRules(): Promise<void> {
  await checkSources()
  await run.part('build', () => buildBundles())
  await run.jest('architecture', architecture)
  checkBundles()
}

/** Types, lint and tests of one package, or of those of its tests whose file has one of the names. */
async function testPackage(name: string, names: readonly string[]): Promise<void> {
  const folder = workspacePackages().find((one) => basename(one) === name)
  if (!folder)
    throw new Error(
      `There is no package ${name}. Choose from ${workspacePackages()
        .map((one) => basename(one))
        .join(', ')}.`,
    )
  const tested = withTests().filter((one) => one === folder)
  if (names.includes(WATCH)) {
    const wanted = names.filter((one) => one !== WATCH)
    runTool('jest', [...jestArguments(tested), '--watchAll', ...wanted], { isEndless: true })
    return
  }
  await run.checkTypes(typedPrograms(folder))
  await run.lint([folder])
  if (isBrowser(folder)) {
    await prepareBrowserTests()
    await run.browser({ names })
  }
  if (NEEDS_BUNDLES.includes(name)) await buildBundles()
  if (tested.length > 0) await run.jest(`tests of ${name}`, tested, names)
  // Only the architecture rules check a package against the others.
  if (name !== ARCHITECTURE) await run.jest('architecture', architecture, ['/rules/'])
}

/** Only browser tests: one lane, or all of them several times. */
async function testBrowser(lanes: readonly Lane[], times = 1): Promise<void> {
  await prepareBrowserTests()
  await run.browser({ lanes, times })
}

/** What an operator cannot do without, in an installed Firefox. */
async function testFirefox(): Promise<void> {
  findFirefox()
  await testBrowser([FIREFOX_LANE])
}

/** The page and the product API against an identity provider that is not ours. */
const testProviders = () =>
  run.jest('tests against another identity provider', withTests(), ['independent-provider'])

/** The built portal on each version of Node that it supports. */
async function testNodes(): Promise<void> {
  await run.part('build', () => buildBundles())
  await run.part('versions of Node', () => testNodeVersions(run.count))
}

function chosen(): Promise<void> {
  const [, , name, ...names] = process.argv
  if (!name) return testEverything()
  if (name === REPEAT) return testBrowser(LANES, Number(names[0] ?? 5))
  if (name === PROVIDERS) return testProviders()
  if (name === NODES) return testNodes()
  if (name === RULES) return testRules()
  if (name === FIREFOX_LANE) return testFirefox()
  const lane = LANES.find((one) => one === name)
  return lane ? testBrowser([lane]) : testPackage(name, names)
}

await chosen().catch(run.fail)
if (!process.argv.includes(WATCH)) run.end()
