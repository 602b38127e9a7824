import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { bundleStamp } from './bundle-stamp.ts'
import { bundlePackages, repository, serverPackages } from './workspace.ts'

/** A bundle that must be made again. */
export interface PlannedBundle {
  /** Folder of its package. */
  readonly directory: string
  /** Where it is built; it takes the place of `dist` when all of them are whole. */
  readonly output: string
}

/** Makes all of the given bundles. Throws when one fails. */
export type CompileBundles = (bundles: readonly PlannedBundle[]) => Promise<void>

// Webpack takes a second to load, which is more than it takes to see that nothing has changed.
const compileByKind: CompileBundles = async (planned) => {
  const isForPage = ({ directory }: PlannedBundle) => existsSync(join(directory, 'webpack.config.ts'))
  const bundles = planned.filter(isForPage)
  const servers = planned.filter((one) => !isForPage(one))
  if (servers.length > 0) await (await import('./compile-servers.ts')).compileServers(servers)
  if (bundles.length > 0) await (await import('./compile-bundles.ts')).compileBundles(bundles)
}

/** Puts a finished bundle where the host finds it; two renames, so that there is never half of one. */
export function takePlace({ directory, output }: PlannedBundle): void {
  const dist = join(directory, 'dist')
  const outdated = `${output}-outdated`
  if (existsSync(dist)) renameSync(dist, outdated)
  renameSync(output, dist)
  rmSync(outdated, { recursive: true, force: true })
}

interface Build {
  readonly root?: string
  /** Folders of the packages that are looked at; by default those of the page and the servers. */
  readonly packages?: readonly string[]
  readonly compile?: CompileBundles
}

/**
 * Builds each bundle, of the page or of a server, of which something has changed since it was last built, and no
 * other. Should one of them fail, all stay as they are.
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
      // Last of all: a build that is broken off is done again.
      rmSync(bundle.stampFile, { force: true })
      takePlace(bundle)
      writeFileSync(bundle.stampFile, bundle.stamp)
    }
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
}
