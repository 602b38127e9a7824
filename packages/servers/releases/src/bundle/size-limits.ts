import { entriesOf } from '@portal/contract/typed-objects.ts'
import { type BundleManifest, providedBy } from './bundle-manifest.ts'
import type { Misfit } from './misfit.ts'

/** Every page carries the rows of every bundle, so one bundle must not fill it. */
const MAX_ROWS: Readonly<Record<'routes' | 'slots' | 'records' | 'permissions' | 'files', number>> = {
  routes: 200,
  slots: 50,
  records: 50,
  permissions: 50,
  files: 2000,
}
const MAX_NAMES = 50
/** Files that the page fetches before it knows whether they are needed: on every screen, and on one. */
const MAX_EARLY = 5
const MAX_EARLY_OF_SCREEN = 30
const MAX_TEXT_LENGTH = 500
/** Six times what the largest application has. */
const MAX_BYTES = 64_000
/** Fifty rows of usual texts; every check of permissions reads those of all bundles. */
const MAX_PERMISSION_BYTES = 16_000

/** Texts of a value at any depth; pictures are data and are not counted. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (key === 'icon' ? [] : textsIn(inner)))
}

const preloadFaults = ({ preload }: BundleManifest) =>
  Object.entries(preload).flatMap(([path, { length }]) => {
    const most = path === '*' ? MAX_EARLY : MAX_EARLY_OF_SCREEN
    return length > most ? [`preloads ${length} files for "${path}"; the limit is ${most}`] : []
  })

function nameFaults(manifest: BundleManifest): string[] {
  const { length } = Object.keys(providedBy(manifest))
  return length > MAX_NAMES ? [`provides ${length} names; the limit is ${MAX_NAMES}`] : []
}

function byteFaults(what: string, value: unknown, most: number): string[] {
  const bytes = Buffer.byteLength(JSON.stringify(value))
  return bytes > most ? [`has ${bytes} bytes of ${what}; the limit is ${most}`] : []
}

function faultsOf(manifest: BundleManifest): string[] {
  const counts = entriesOf(MAX_ROWS).flatMap(([what, most]) => {
    const count = Object.keys(manifest[what]).length
    return count > most ? [`has ${count} ${what}; the limit is ${most}`] : []
  })
  const { routes, slots, records, permissions } = manifest
  const long = textsIn({ routes, slots, records, permissions }).filter(
    (text) => text.length > MAX_TEXT_LENGTH,
  )
  const texts = long.map(
    (text) =>
      `contains a text of ${text.length} characters ("${text.slice(0, 20)}…"); the limit is ${MAX_TEXT_LENGTH}`,
  )
  const whole = [
    ...byteFaults('tables', { routes, slots, records }, MAX_BYTES),
    ...byteFaults('permissions', permissions, MAX_PERMISSION_BYTES),
  ]
  const single = [...counts, ...nameFaults(manifest), ...preloadFaults(manifest), ...texts]
  return single.length > 0 ? single : whole
}

/** Where a bundle exceeds the limits. */
export const oversized = (bundles: readonly BundleManifest[]): Misfit[] =>
  bundles.flatMap((bundle) =>
    faultsOf(bundle).map((fault) => ({
      sentence: `${bundle.name} ${bundle.version} ${fault}. Split or shorten it.`,
      bundles: [bundle.name],
    })),
  )
