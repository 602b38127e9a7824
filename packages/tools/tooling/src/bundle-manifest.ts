import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { integrityOf } from './integrity-of.ts'
import type { Requirement } from './shared-names-plugin.ts'
import type { Offer } from './shared-offers.ts'

/** What is known of one built file. `integrity` as the browser checks it; sizes in bytes, `br` compressed. */
export interface BundleFile {
  readonly integrity: string
  readonly bytes: number
  readonly br: number
}

/** Written beside a bundle: everything the host must know without loading its code. */
export interface BundleManifest {
  readonly name: string
  readonly version: string
  readonly files: Readonly<Record<string, BundleFile>>
  /** Whether its entries have the integrity of the chunks that they load, so that no page needs it. */
  readonly carriesIntegrity: boolean
  /** Kilobytes of Brotli that its entries and their styles may weigh. */
  readonly budget?: number | undefined
  /** The screens of the bundle (`RouteFacts` of `@portal/routing`). */
  readonly routes: readonly object[]
  /** What the bundle shows inside pages of others, by its export (`SlotFacts` of `@portal/routing`). */
  readonly slots: Readonly<Record<string, object>>
  /** Its kinds of records, by their exports (`RecordFacts` of `@portal/routing`). */
  readonly records: Readonly<Record<string, object>>
  /** Files to fetch early: for every screen (`*`), or for the screen with this path. */
  readonly preload: Readonly<Record<string, readonly string[]>>
  /** What the bundle takes from shared modules, by their names in the import map. */
  readonly requires: Readonly<Record<string, Requirement>>
  /** What it gives to other bundles, by the same names. */
  readonly offers: Readonly<Record<string, Offer>>
  /** Its files by the names that stand for them in the import map. */
  readonly provides: Readonly<Record<string, string>>
}

const COMPRESSED = /\.(br|gz)$/
const MANIFEST = 'manifest.json'
/** What it is made of lies beside a bundle, and is no part of it: neither published nor served. */
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
