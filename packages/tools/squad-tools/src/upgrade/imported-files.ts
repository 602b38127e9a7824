import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The files of a package that the sources of an application import, such as `resources/task-endpoints.ts`. Packages
 * that are imported by file have no report of a public surface.
 */
export function importedFiles(application: string, name: string): readonly string[] {
  const folder = join(application, 'src')
  if (!existsSync(folder)) return []
  const imports = new RegExp(`from ['"]${name}/([^'"]+\\.tsx?)['"]`, 'g')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(imports)])
    .map(([, path = '']) => path)
  return [...new Set(files)].sort()
}
