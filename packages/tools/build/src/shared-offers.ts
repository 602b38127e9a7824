import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { exportedNames } from './exported-names.ts'
import { SHARED_MODULES } from './shared-modules.ts'
import { packageFile } from './workspace.ts'

/** What a shared module offers to the bundles of the page. */
export interface Offer {
  readonly version: string
  /** Exported names; members are written `z.string`. */
  readonly names: readonly string[]
}

/** The `package.json` of a library, resolved from a package's folder. */
function installed(library: string, folder: string): string {
  const places = createRequire(join(folder, 'package.json')).resolve.paths(library) ?? []
  const files = places.map((place) => join(place, library, 'package.json'))
  const found = files.find((file) => existsSync(file))
  if (found === undefined) throw new Error(`${library} is not installed for ${folder}.`)
  return found
}

function versionOf(name: string, folder: string): string {
  const [library = ''] = /^(@[^/]+\/)?[^/]+/.exec(name) ?? []
  const file = library.startsWith('@portal/') ? join(folder, 'package.json') : installed(library, folder)
  const { version } = JSON.parse(readFileSync(file, 'utf8'))
  // Packed packages have a digest after the version that the portal serves.
  return version.split('-')[0]
}

/** The files that list what shared modules offer; removing a name can break every bundle. */
export const OFFER_LISTS = [...new Set(Object.values(SHARED_MODULES).map(({ list }) => list))]

/** The file that lists the names of a shared module. */
export const listOf = (name: string): string | undefined => SHARED_MODULES[name]?.list

/** What a shared module offers; undefined when the name is not shared. */
export function offerOf(name: string): Offer | undefined {
  const shared = SHARED_MODULES[name]
  if (!shared) return undefined
  const { list, within } = shared
  const names = exportedNames(packageFile(list))
  const [folder = ''] = list.split('/src/')
  return {
    version: versionOf(name, packageFile(folder)),
    names: within ? names.map((member) => `${within}.${member}`) : names,
  }
}

/** What one package offers, by the shared names that it provides. */
export function offersOf(directory: string): Record<string, Offer> {
  const offers = Object.entries(SHARED_MODULES)
    .filter(([, { list }]) => packageFile(list).startsWith(join(directory, 'src', '/')))
    .map(([name]) => [name, offerOf(name)])
  return Object.fromEntries(offers)
}
