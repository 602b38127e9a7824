import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { SHARED_MODULES } from './shared-modules.ts'
import { packageFile } from './workspace.ts'

const ENTRY = 'entry.js'

/** A module of the root-config that pages load by its name after their first screen. */
const LATER = 'later'

/** The files of a built package, by their names in the import map. */
export function providedFiles(directory: string, files: readonly string[]): Record<string, string> {
  const { name: own } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))
  const shared = Object.entries(SHARED_MODULES)
    .filter(([, { list }]) => packageFile(list).startsWith(join(directory, 'src', '/')))
    .map(([name, { list, file = basename(list).replace(/\.ts$/, '.js') }]) => [name, file] as const)
  return Object.fromEntries([
    ...(files.includes(ENTRY) ? [[own, ENTRY] as const] : []),
    ...(files.includes(`${LATER}.js`) ? [[`${own}/${LATER}`, `${LATER}.js`] as const] : []),
    // Some parts of a module have names in the sources only.
    ...shared.filter(([, file]) => files.includes(file)),
  ])
}
