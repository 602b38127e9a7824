import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const RELATIVE_IMPORT = /(?:from|import)\s*\(?'(\.[^']+)'/g

function addWithImports(file: string, found: Set<string>): void {
  if (found.has(file) || !existsSync(file)) return
  found.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(RELATIVE_IMPORT))
    addWithImports(join(dirname(file), path), found)
}

/**
 * The files of a shared package that others import one by one, and what these import: bundles include them, unlike
 * the rest of the package.
 */
export function singleFilesOf(folder: string): string[] {
  const { exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const found = new Set<string>()
  for (const [name, path] of Object.entries(exports))
    if (name.endsWith('.ts')) addWithImports(join(folder, String(path)), found)
  return [...found]
}
