import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A small application that builds and passes its tests. Its name is replaced by that of the new one. */
const STARTER = fileURLToPath(new URL('../../starter', import.meta.url))
const STARTER_NAME = 'starter'

const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')

/** Creates an application in a new folder. */
export function makeApplication(name: string, folder: string): void {
  // Installed, the starter itself is in node_modules.
  const filter = (source: string) => !/node_modules|dist$/.test(relative(STARTER, source))
  cpSync(STARTER, folder, { recursive: true, filter })
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  for (const { parentPath, name: file } of entries.filter((entry) => entry.isFile())) {
    const path = join(parentPath, file)
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.replaceAll(STARTER_NAME, name).replaceAll(titled(STARTER_NAME), titled(name)))
  }
}
