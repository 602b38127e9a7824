import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exportedNames } from './exported-names.ts'
import { SHARED_MODULES } from './shared-modules.ts'
import { repository } from './workspace.ts'

/** What a shared module offers to the bundles of the page. */
export interface Offer {
  readonly version: string
  /** Exports; a member of one is written `z.string`. */
  readonly names: readonly string[]
}

function versionOf(name: string, folder: string): string {
  const [library = ''] = /^(@[^/]+\/)?[^/]+/.exec(name) ?? []
  const installed = join(repository, folder, 'node_modules', library)
  const place = library.startsWith('@portal/') ? join(repository, folder) : installed
  return JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')).version
}

/** The files that list what shared modules offer; a name that one of them loses concerns every bundle. */
export const OFFER_LISTS = [...new Set(Object.values(SHARED_MODULES).map(({ list }) => list))]

/** The file where the names of a shared module are listed. */
export const listOf = (name: string): string | undefined => SHARED_MODULES[name]?.list

/** What a shared module offers; nothing when it is none. */
export function offerOf(name: string): Offer | undefined {
  const shared = SHARED_MODULES[name]
  if (!shared) return undefined
  const { list, within } = shared
  const names = exportedNames(join(repository, list))
  const [folder = ''] = list.split('/src/')
  return {
    version: versionOf(name, folder),
    names: within ? names.map((member) => `${within}.${member}`) : names,
  }
}

/** What one package offers, by the shared names that it provides. */
export function offersOf(directory: string): Record<string, Offer> {
  const offers = Object.entries(SHARED_MODULES)
    .filter(([, { list }]) => join(repository, list).startsWith(join(directory, '/')))
    .map(([name]) => [name, offerOf(name)])
  return Object.fromEntries(offers)
}
