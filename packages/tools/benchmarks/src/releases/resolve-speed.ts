import type { Canary, Channels } from '@portal/contract/releases/release-schemas.ts'
import { type Manifests, versionKey } from '@portal/releases/bundle/bundle-manifest.ts'
import { NOTHING } from '@portal/releases/release/release.ts'
import { resolverOf } from '@portal/releases/release/resolve.ts'
import { testManifest } from '@portal/releases/testing/test-bundle.ts'
import { print, quantile } from '../figures.ts'

const CANARIES = 5
const PEOPLE = 20_000
const GOAL_MS = 1
const UI = '@portal/ui'

const names = Array.from({ length: 300 }, (_, number) => `name${number}`)

const application = (number: number, version: string) =>
  testManifest(`@portal/app-${number}`, version, {
    requires: { [UI]: { version: '^1.0.0', names: names.slice(0, 100) } },
    routes: Array.from({ length: 10 }, (_, row) => ({
      path: `/${number}/${row}`,
      label: 'Row',
      title: 'Row',
    })),
  })

/** A release of this many applications, some with a canary for half of all people. */
function releaseOf(count: number) {
  const versions = ['1.0.0', '1.1.0']
  const apps = Array.from({ length: count }, (_, number) => number)
  const ui = testManifest(UI, '1.0.0', { offers: { [UI]: { version: '1.0.0', names } } })
  const published = [ui, ...apps.flatMap((number) => versions.map((version) => application(number, version)))]
  const manifests: Manifests = new Map(published.map((one) => [versionKey(one.name, one.version), one]))
  const canary = (salt: string): Canary => ({
    version: '1.1.0',
    weight: 50,
    salt,
    cohorts: [],
    steps: [],
    isPaused: false,
  })
  const bundles: Record<string, Channels> = { [UI]: { stable: '1.0.0' } }
  for (const number of apps) {
    const name = `@portal/app-${number}`
    bundles[name] = { stable: '1.0.0', ...(number < CANARIES && { canary: canary(name) }) }
  }
  return { content: { ...NOTHING, bundles }, manifests }
}

/** Prints how long it takes to resolve the versions of this many applications for one person. */
export function measureResolve(count: number): void {
  const { content, manifests } = releaseOf(count)
  const resolve = resolverOf(content, manifests)
  const times = Array.from({ length: PEOPLE }, (_, number) => {
    const startedAt = performance.now()
    resolve({ id: `operator-${number}`, cohorts: [] })
    return performance.now() - startedAt
  })
  print({
    name: `who gets what of ${count} applications`,
    unit: 'ms',
    values: times,
    goal: GOAL_MS,
    digits: 3,
  })
  console.info(`p99 ${quantile(times, 0.99).toFixed(3)} ms; the first of each set of versions is the slowest`)
}
