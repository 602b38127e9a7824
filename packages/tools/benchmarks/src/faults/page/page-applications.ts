import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { builtFolder } from '@portal/releases/bundle/built-folder.ts'
import { baseOf } from '@portal/releases/bundle/bundle-catalog.ts'
import { BundleManifest } from '@portal/releases/bundle/bundle-manifest.ts'
import { addressParts, namedImports } from '@portal/releases/bundle/named-imports.ts'
import type { FaultyFile } from './page-fault.ts'

const repository = fileURLToPath(new URL('../../../../../../', import.meta.url))

export interface Screen {
  readonly path: string
  readonly title: string
}

/** An application of the portal as it is built, and the screen of it that is looked at. */
export interface PageApplication {
  readonly name: string
  readonly short: string
  readonly screen: Screen
  /** Text of its entry. */
  readonly entry: string
  readonly entryIntegrity: string
  /** Addresses affected by network faults. */
  readonly files: Readonly<Record<FaultyFile, readonly string[]>>
}

/** The first screen that needs no record: of those in the menu, if there are any. */
function screenOf({ name, routes }: BundleManifest): Screen {
  const open = routes.filter(({ path }) => !path.includes(':'))
  const found = open.find(({ menu }) => menu !== undefined) ?? open[0]
  if (!found) throw new Error(`Every screen of ${name} needs a record.`)
  return found
}

function application(short: string): PageApplication | undefined {
  const folder = builtFolder(repository, short)
  const manifest = BundleManifest.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')))
  const { name, version, files, routes, preload } = manifest
  if (routes.length === 0) return undefined
  const screen = screenOf(manifest)
  const at = (file: string) => baseOf(name, version) + file
  const scripts = (preload[screen.path] ?? []).filter((file) => file.endsWith('.js'))
  return {
    name,
    short,
    screen,
    entry: readFileSync(join(folder, 'entry.js'), 'utf8'),
    entryIntegrity: files['entry.js']?.integrity ?? '',
    files: { entry: [at('entry.js')], styles: [at('entry.css')], screen: scripts.map(at) },
  }
}

/** All applications of the import map, in its order. They must have been built. */
export function pageApplications(): PageApplication[] {
  const names = Object.values(namedImports(repository)).map((address) => addressParts(address).short)
  return [...new Set(names)].flatMap((short) => application(short) ?? [])
}
