import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { collectDefaultMetrics, Registry } from 'prom-client'

const SERVERS = fileURLToPath(new URL('../..', import.meta.url))

/** A metric as the sources of the servers declare it, from its name to its registry. */
const DECLARATION = /name: '(portal_\w+)'[^}]*?registers:/g
const LABELS = /labelNames: \[([^\]]*)\]/

/** Labels that Prometheus adds, and the bounds of a histogram. */
const COMMON_LABELS = ['job', 'instance', 'le']

/** The series names of a histogram. */
const seriesOf = (name: string) => [name, `${name}_count`, `${name}_sum`, `${name}_bucket`]

function sourcesIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
}

const sourcesOfServers = () =>
  readdirSync(SERVERS)
    .map((server) => join(SERVERS, server, 'src'))
    .filter((folder) => existsSync(folder))
    .flatMap(sourcesIn)

function namesOfProcess(): string[] {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry.getMetricsAsArray().map(({ name }) => name)
}

/** The labels of each metric of the portal, by name. */
export function portalMetrics(): ReadonlyMap<string, readonly string[]> {
  const declarations = sourcesOfServers().flatMap((text) => [...text.matchAll(DECLARATION)])
  return new Map(
    declarations.map(([declaration, name = '']) => [
      name,
      [...(LABELS.exec(declaration)?.[1] ?? '').matchAll(/\w+/g)].map(([label]) => label),
    ]),
  )
}

/** The labels of each series that Prometheus scrapes from the servers, by name. */
export function exportedSeries(): ReadonlyMap<string, readonly string[]> {
  const ofPortal = [...portalMetrics()].flatMap(([name, labels]) =>
    seriesOf(name).map((series) => [series, [...labels, ...COMMON_LABELS]] as const),
  )
  const ofProcess = ['up', ...namesOfProcess()].map((name) => [name, COMMON_LABELS] as const)
  return new Map([...ofPortal, ...ofProcess])
}
