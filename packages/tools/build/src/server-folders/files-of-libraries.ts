import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'

/** Beside the programs of a server. */
export const FILES = 'files'

const REFERENCE = /createRequire\(import\.meta\.url\)\.resolve\('([^']+)'\)/g

/**
 * Collects the files of libraries that modules read, such as a font, and makes the modules find them in the folder of
 * their server: `prepare` changes the text of a module in `root`, which that folder replaces.
 */
export function filesOfLibraries(root: string) {
  const found = new Set<string>()
  const prepare = (text: string, path: string) =>
    text.replace(REFERENCE, (_reference, name: string) => {
      const file = createRequire(path).resolve(name)
      found.add(file)
      const place = relative(dirname(path), join(root, FILES, basename(file))).replaceAll('\\', '/')
      return `new URL(${JSON.stringify(place)}, import.meta.url)`
    })
  return { found, prepare }
}
