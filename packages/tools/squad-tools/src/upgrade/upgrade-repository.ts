import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { nameNewest, servingPortal, signInNpm } from './follow-portal.ts'
import {
  installedSurface,
  namedSurface,
  type PortalPackage,
  portalPackages,
  versionAt,
} from './portal-packages.ts'
import { nameChanges, type SurfaceChange, surfaceChanges } from './surface-changes.ts'

/** The repository of one application: the working directory. */
const repository = process.cwd()

const NOTHING_NEWER =
  "The packages in package.json are already installed. To get newer ones, run npm run portal -- pack <this folder>/packages in the portal's repository. With a registry, change the versions in package.json instead. Then run upgrade again."
const NEWEST = 'The newest packages of the portal are installed.'
const UNCHECKED =
  '\nThe application is built with the new packages. Next: npm run portal -- check dist --url <address of the portal>'
const UPGRADED =
  '\nThe application is upgraded. Next: npm test. To publish it, raise its version in package.json and build it again.'

const isBehind = ({ place, installed }: PortalPackage) => installed !== versionAt(place)

const linesOf = (title: string, changes: readonly SurfaceChange[]): string[] =>
  changes.length === 0
    ? []
    : [
        title,
        ...changes.flatMap(({ kind, name, lines }) => [
          `  ${kind.padEnd(7)} ${name}`,
          ...lines.map((line) => `            ${line}`),
        ]),
      ]

/**
 * What changed in the public surfaces of a package, and in its files that the application imports, to read before
 * anything is installed.
 */
function surfaceLines(one: PortalPackage): string[] {
  const [before, after] = [installedSurface(repository, one), namedSurface(repository, one)]
  const reports = before.reports.size > 0 ? new Set([...before.reports.keys(), ...after.reports.keys()]) : []
  return [
    ...[...reports].flatMap((file) =>
      linesOf(
        file.replace('.api.md', ''),
        surfaceChanges(before.reports.get(file) ?? '', after.reports.get(file) ?? ''),
      ),
    ),
    ...[...before.exported].flatMap(([file, names]) =>
      // None are known before the first installation.
      names.size === 0
        ? []
        : linesOf(`${one.name}/${file}`, nameChanges(names, after.exported.get(file) ?? new Set())),
    ),
  ]
}

function showChanges(behind: readonly PortalPackage[]): void {
  for (const { name, place, installed = 'none' } of behind)
    console.info(`${name} ${installed} → ${versionAt(place)}`)
  const hasReports = portalPackages(repository).some(
    (one) => installedSurface(repository, one).reports.size > 0,
  )
  const lines = behind.flatMap(surfaceLines)
  if (!hasReports)
    console.info(
      '\nThe installed packages contain no API reports. Changes will be shown from the next upgrade on.',
    )
  else if (lines.length === 0) console.info('\nNo public surface changed.')
  else console.info(['\nChanged public surfaces:', ...lines].join('\n'))
}

/** Runs an npm command of the repository with visible output. Throws an `Error` with a one-sentence message when it fails. */
function run(what: string, sentence: string, ...args: string[]): void {
  console.info(`\n${what} …`)
  const { status } = spawnSync('npm', args, {
    cwd: repository,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(sentence)
}

/** Installs the packages, then builds the application with them. */
function install(): void {
  run(
    'Installing',
    'The packages could not be installed. Fix the error above, then run upgrade again.',
    'install',
  )
  run(
    'Checking types',
    'The application is not compatible with the new packages yet. Fix the errors above, then run npm test and build it again.',
    ...['run', '--silent', 'types'],
  )
  run(
    'Building',
    'The build failed. Fix the error above, then run npm run build.',
    ...['run', '--silent', 'build'],
  )
}

/** In a new process, which runs the installed packages instead of those that this one was started with. */
function check(url: string): void {
  run(
    'Checking the build',
    'A check failed. Fix it, then build and check again.',
    ...['run', '--silent', 'portal', '--', 'check', 'dist', '--url', url],
  )
}

function upgrade(given: string | undefined): string {
  const portal = servingPortal(repository)
  const url = given ?? portal
  if (portal !== undefined) {
    signInNpm(repository, portal)
    nameNewest(repository, portal)
  }
  const behind = portalPackages(repository).filter(isBehind)
  if (behind.length === 0) return portal === undefined ? NOTHING_NEWER : NEWEST
  showChanges(behind)
  install()
  if (url === undefined) return UNCHECKED
  check(url)
  return UPGRADED
}

try {
  const { values } = parseArgs({ options: { url: { type: 'string' } } })
  console.info(upgrade(values.url ?? process.env.RELEASE_URL))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
