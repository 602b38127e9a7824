import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { repository, workspacePackages } from '@portal/build/src/workspace.ts'

/** What the compiler checks in one go. */
export interface TypedProgram {
  readonly name: string
  /** Its tsconfig file. */
  readonly config: string
  /** Where the compiler keeps what it need not check again. */
  readonly known: string
}

interface Settings {
  /** One of the two settings files of `packages/tools/build`. */
  readonly extends: string
  readonly include: readonly string[]
}

/** These declare global types that others declare differently. */
const WITH_OWN_GLOBALS = ['journeys', 'releases', 'root-config']

const cache = join(repository, '.cache/types')
const configOf = (folder: string) => join(folder, 'tsconfig.json')

const typedFolders = () =>
  [...workspacePackages(), join(repository, 'scripts')].filter((folder) => existsSync(configOf(folder)))

const settingsOf = (folder: string): Settings => JSON.parse(readFileSync(configOf(folder), 'utf8'))

const alone = (folder: string): TypedProgram => ({
  name: basename(folder),
  config: configOf(folder),
  known: join(cache, `${basename(folder)}.tsbuildinfo`),
})

function together(settingsFile: string, folders: readonly string[]): TypedProgram {
  const folder = join(cache, basename(settingsFile, '.json'))
  const config = configOf(folder)
  const settings: Settings = {
    extends: join(repository, 'packages/tools/build', settingsFile),
    include: folders.flatMap((one) => settingsOf(one).include.map((pattern) => join(one, pattern))),
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(config, JSON.stringify(settings, null, 2))
  return { name: settingsFile, config, known: join(folder, 'tsbuildinfo') }
}

/** The types of one package, or of everything: packages with the same settings share what they read. */
export function typedPrograms(only?: string): TypedProgram[] {
  const folders = typedFolders()
  if (only) return folders.filter((folder) => folder === only).map(alone)
  const bySettings = new Map<string, string[]>()
  const programs: TypedProgram[] = []
  for (const folder of folders) {
    if (WITH_OWN_GLOBALS.includes(basename(folder))) programs.push(alone(folder))
    else {
      const file = basename(settingsOf(folder).extends)
      bySettings.set(file, [...(bySettings.get(file) ?? []), folder])
    }
  }
  return [...programs, ...[...bySettings].map(([file, members]) => together(file, members))]
}
