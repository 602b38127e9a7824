import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { repository, workspacePackages } from '@portal/build/src/workspace.ts'

export interface SourceFile {
  /** Path from the root of the repository. */
  readonly path: string
  readonly text: string
  /** Name of the package's folder. */
  readonly owner: string
}

const packages = workspacePackages().map((folder) => relative(repository, folder))

/** Folder name of the package that a file belongs to, or of the top-level folder. */
const ownerOf = (path: string): string =>
  basename(packages.find((folder) => path.startsWith(`${folder}/`)) ?? path.split('/')[0] ?? '')

/** Every tracked or new source file, including tests. */
export function sourceFiles(): SourceFile[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.cjs'],
    {
      cwd: repository,
      encoding: 'utf8',
    },
  )
  return listed
    .split('\n')
    .filter((path) => path && existsSync(join(repository, path)))
    .map((path) => ({
      path,
      text: readFileSync(join(repository, path), 'utf8'),
      owner: ownerOf(path),
    }))
}

export const isTest = ({ path }: SourceFile): boolean => /\.test\.tsx?$|\/testing\//.test(path)

/** Specifiers of all imports of a file; with `types`, also those that exist only at compile time. */
export function importsOf({ text }: SourceFile, { types = true } = {}): string[] {
  const statics = [...text.matchAll(/^(?:import|export)\s(type\s)?[^'"]*?from\s+'([^']+)'/gms)]
  return statics.filter(([, onlyTypes]) => types || !onlyTypes).map(([, , specifier = '']) => specifier)
}

/** The file that a relative import resolves to, as a path from the root. */
export const resolved = (from: SourceFile, specifier: string): string =>
  relative(repository, join(repository, dirname(from.path), specifier))
