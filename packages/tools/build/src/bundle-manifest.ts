import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { integrityOf } from './integrity-of.ts'
import type { Requirement } from './shared-names-plugin.ts'
import type { Offer } from './shared-offers.ts'

/** One built file. `integrity` as the browser checks it; sizes in bytes, `br` with Brotli. */
export interface BundleFile {
  readonly integrity: string
  readonly bytes: number
  readonly br: number
}

/** Written beside a bundle: what the host must know without loading its code. */
export interface BundleManifest {
  readonly name: string
  readonly version: string
  readonly files: Readonly<Record<string, BundleFile>>
  /** Whether its entries contain the integrity of the chunks they load, so that the page does not have to. */
  readonly carriesIntegrity: boolean
  /** Budget of its entries and their styles, in kilobytes of Brotli. */
  readonly budget?: number | undefined
  /** The screens of the bundle (`RouteFacts` of `@portal/routing`). */
  readonly routes: readonly object[]
  /** What the bundle shows in other applications' pages, by export (`SlotFacts` of `@portal/routing`). */
  readonly slots: Readonly<Record<string, object>>
  /** Its kinds of records, by export (`RecordFacts` of `@portal/routing`). */
  readonly records: Readonly<Record<string, object>>
  /** The permissions that it declares, if any (`PermissionRow` of `@portal/contract`). */
  readonly permissions?: readonly object[] | undefined
  /** Whether its squad's own backend serves calls of it; absent otherwise. */
  readonly hasBackend?: true | undefined
  /** Files to prefetch: for every screen (`*`), or for the screen with this path. */
  readonly preload: Readonly<Record<string, readonly string[]>>
  /** What the bundle imports from shared modules, by their names in the import map. */
  readonly requires: Readonly<Record<string, Requirement>>
  /** What it provides to other bundles, by the same names. */
  readonly offers: Readonly<Record<string, Offer>>
  /** Its files, by their names in the import map. */
  readonly provides: Readonly<Record<string, string>>
}

const COMPRESSED = /\.(br|gz)$/
const MANIFEST = 'manifest.json'
/** The bill of materials is beside a bundle but not part of it: it is neither published nor served. */
export const BILL = 'bom.json'

export function describeFiles(folder: string): Record<string, BundleFile> {
  const names = readdirSync(folder).filter(
    (file) => !COMPRESSED.test(file) && file !== MANIFEST && file !== BILL,
  )
  return Object.fromEntries(
    names.sort().map((file) => {
      const content = readFileSync(join(folder, file))
      const packed = statSync(join(folder, `${file}.br`), { throwIfNoEntry: false })
      return [
        file,
        { integrity: integrityOf(content), bytes: content.length, br: packed?.size ?? content.length },
      ]
    }),
  )
}

export function writeManifest(folder: string, manifest: BundleManifest): void {
  writeFileSync(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`)
}
