import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { BUILT_BACKEND, backendOf } from './backend-of.ts'
import { bundleStamp } from './bundle-stamp.ts'
import { bundlePackages, repository, serverPackages } from './workspace.ts'

/** A bundle to rebuild. */
export interface PlannedBundle {
  /** Folder of its package. */
  readonly directory: string
  /** Where it is built; replaces `dist` once all bundles are complete. */
  readonly output: string
}

/** Builds the given bundles. Throws when one fails. */
export type CompileBundles = (bundles: readonly PlannedBundle[]) => Promise<void>

// Loading webpack takes a second, longer than finding out that nothing changed.
const compileByKind: CompileBundles = async (planned) => {
  const isForPage = ({ directory }: PlannedBundle) => existsSync(join(directory, 'webpack.config.ts'))
  const bundles = planned.filter(isForPage)
  const servers = planned.filter((one) => !isForPage(one))
  if (servers.length > 0) await (await import('./compile-servers.ts')).compileServers(servers)
  if (bundles.length > 0) await (await import('./compile-bundles.ts')).compileBundles(bundles)
  for (const { directory, output } of bundles.filter((one) => backendOf(one.directory)))
    await (await import('./compile-backend.ts')).compileBackend(directory, outputOfBackend(output))
}

/** Two renames, so what is in the place is never incomplete. */
function move(output: string, place: string): void {
  const outdated = `${output}-outdated`
  if (existsSync(place)) renameSync(place, outdated)
  renameSync(output, place)
  rmSync(outdated, { recursive: true, force: true })
}

/** Where the backend of a bundle's application is built. */
export const outputOfBackend = (output: string): string => `${output}-backend`

/** Moves a finished bundle to where the host serves it, and the backend of its application beside it. */
export function takePlace({ directory, output }: PlannedBundle): void {
  move(output, join(directory, 'dist'))
  const backend = outputOfBackend(output)
  if (existsSync(backend)) move(backend, join(directory, BUILT_BACKEND))
}

interface Build {
  readonly root?: string
  /** Package folders to build; by default all of the page and the servers. */
  readonly packages?: readonly string[]
  readonly compile?: CompileBundles
}

/**
 * Rebuilds the bundles of the page and the servers that changed since their last build. When one fails, all
 * stay unchanged.
 */
export async function buildBundles({
  root = repository,
  packages = [...serverPackages(root), ...bundlePackages(root)],
  compile = compileByKind,
}: Build = {}): Promise<void> {
  const stamps = join(root, '.cache', 'stamps')
  const workshop = join(root, '.cache', `building-${process.pid}`)
  const planned = packages
    .map((directory) => ({
      directory,
      output: join(workshop, basename(directory)),
      stamp: bundleStamp(directory, root),
      stampFile: join(stamps, basename(directory)),
    }))
    .filter(({ directory, stamp, stampFile }) => {
      const isBuilt = existsSync(join(directory, 'dist')) && existsSync(stampFile)
      return !isBuilt || readFileSync(stampFile, 'utf8') !== stamp
    })
  if (planned.length === 0) return

  mkdirSync(stamps, { recursive: true })
  try {
    await compile(planned)
    for (const bundle of planned) {
      // Last: an interrupted build is repeated.
      rmSync(bundle.stampFile, { force: true })
      takePlace(bundle)
      writeFileSync(bundle.stampFile, bundle.stamp)
    }
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
}
