import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Sources of a folder and those below it, tests and declarations left out. */
export function sourcesIn(directory: string, ending = /\.tsx?$/): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !/\.test\.|\.d\.ts$|^testing\//.test(file))
    .map((file) => join(directory, file))
}

const escaped = (text: string) => text.replace(/[/.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Names that the given files import from a module at run time. A namespace import would need all of the
 * module, so it is an error.
 */
export function importedNames(files: readonly string[], specifier: string): string[] {
  const statement = new RegExp(
    `(?:import|export)\\s*(type\\s)?([^;'"]*?)\\s*from\\s*['"]${escaped(specifier)}['"]`,
    'g',
  )
  const names = new Set<string>()
  for (const file of files) {
    for (const [, onlyTypes, clause = ''] of readFileSync(file, 'utf8').matchAll(statement)) {
      if (onlyTypes) continue
      if (clause.includes('*')) throw new Error(`${file} imports all of ${specifier}. Name what it needs.`)
      for (const item of clause.replace(/^[^{]*\{|\}[^}]*$/g, '').split(',')) {
        const name = item.trim().replace(/\s+as\s+.*$/, '')
        if (name && !name.startsWith('type ')) names.add(name)
      }
    }
  }
  return [...names].sort()
}

/** Members of the `z` object that the given files use. */
export function usedBuilders(files: readonly string[]): string[] {
  const names = new Set<string>()
  for (const file of files) {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/\bz\s*\.([a-zA-Z]+)\b(?!\s*<)/g))
      names.add(name)
  }
  return [...names].sort()
}
