import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportedNames } from '@portal/build/src/exported-names.ts'
import { importedFiles } from './imported-files.ts'

/** One of the portal's packages in a squad's repository. */
export interface PortalPackage {
  readonly name: string
  /** Its source in `package.json`: a version, or a packed file. */
  readonly place: string
  /** Undefined before the first installation. */
  readonly installed: string | undefined
}

const FILE = 'file:'
const REPORT = '.api.md'

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const folderOf = (repository: string, name: string) => join(repository, 'node_modules', name)

/** The version that a place stands for: `2.6.0-h0f3a9c41d7` for `file:packages/portal-ui-2.6.0-h0f3a9c41d7.tgz`. */
export const versionAt = (place: string): string =>
  /\d+\.\d+\.\d+[\w.+-]*?(?=\.tgz$|$)/.exec(place)?.[0] ?? place

/** The portal's packages that a repository names. */
export function portalPackages(repository: string): readonly PortalPackage[] {
  const { dependencies, devDependencies } = readJson(join(repository, 'package.json'))
  return Object.entries<string>({ ...dependencies, ...devDependencies })
    .filter(([name]) => name.startsWith('@portal/'))
    .map(([name, place]) => {
      const manifest = join(folderOf(repository, name), 'package.json')
      return { name, place, installed: existsSync(manifest) ? readJson(manifest).version : undefined }
    })
}

/** What a package shows to an application. */
export interface Surface {
  /** Reports of public surfaces, by file name. */
  readonly reports: ReadonlyMap<string, string>
  /** The names that each imported file exports at run time, by its path. */
  readonly exported: ReadonlyMap<string, ReadonlySet<string>>
}

const namesIn = (file: string): ReadonlySet<string> => new Set(existsSync(file) ? exportedNames(file) : [])

function surfaceIn(folder: string, imported: readonly string[]): Surface {
  const reports = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(REPORT)) : []
  return {
    reports: new Map(reports.map((file) => [file, readFileSync(join(folder, file), 'utf8')])),
    exported: new Map(imported.map((file) => [file, namesIn(join(folder, 'src', file))])),
  }
}

/** The surface of the installed package. */
export const installedSurface = (repository: string, { name }: PortalPackage): Surface =>
  surfaceIn(folderOf(repository, name), importedFiles(repository, name))

function run(program: string, args: readonly string[], cwd: string): void {
  const { status } = spawnSync(program, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32' && program === 'npm',
  })
  if (status !== 0) throw new Error(`${program} failed`)
}

/** Fetches a package from its registry into a folder. Returns its file. */
function fetched(repository: string, { name, place }: PortalPackage, folder: string): string {
  run('npm', ['pack', `${name}@${place}`, '--silent', '--pack-destination', folder], repository)
  const [file = ''] = readdirSync(folder)
  return join(folder, file)
}

/**
 * Reads something from the package that `package.json` names, in a folder of its files. Throws an `Error` with a
 * one-sentence message when the package cannot be read.
 */
export function readFromPackage<Result>(
  repository: string,
  one: PortalPackage,
  read: (folder: string) => Result,
): Result {
  const folder = mkdtempSync(join(tmpdir(), 'portal-upgrade-'))
  try {
    const file = one.place.startsWith(FILE)
      ? join(repository, one.place.slice(FILE.length))
      : fetched(repository, one, folder)
    run('tar', ['-xzf', file, '-C', folder], repository)
    return read(join(folder, 'package'))
  } catch {
    throw new Error(
      `${one.name} ${versionAt(one.place)} could not be read from ${one.place}. Check its line in package.json and the network, then run upgrade again. Nothing was installed.`,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The surface of the package that `package.json` names. Throws like `readFromPackage`. */
export const namedSurface = (repository: string, one: PortalPackage): Surface =>
  readFromPackage(repository, one, (folder) => surfaceIn(folder, importedFiles(repository, one.name)))
