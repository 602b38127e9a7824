import { createHash } from 'node:crypto'
import type { Fallback, StyleSheetAddress, Trial } from '@portal/contract/portal-config.ts'
import type { AppTable } from '@portal/routing/app-table.ts'
import { appTables } from './app-tables.ts'
import { type BundleManifest, providedBy } from './bundle-manifest.ts'
import type { Moved } from './moved-address.ts'

/** A built bundle: where its files are, and the address under which they are served. */
export interface Bundle {
  readonly folder: string
  readonly base: string
  readonly manifest: BundleManifest
}

/** Addresses of files by their names in the import map. */
export type Imports = Readonly<Record<string, string>>

interface ImportMap {
  readonly imports: Imports
  readonly integrity: Readonly<Record<string, string>>
}

/** The versions on a page that are judged by its sessions, and the number of its release. */
export interface Watched {
  readonly release: number
  readonly judged: readonly {
    readonly name: string
    readonly version: string
    /** Absent for canaries. */
    readonly until?: string | undefined
  }[]
}

/** Everything that is served to one page. */
export interface BundleCatalog {
  readonly bundles: readonly Bundle[]
  readonly importMap: ImportMap
  readonly apps: readonly AppTable[]
  /** Style sheets by bundle name, for bundles that have one. */
  readonly sheets: Readonly<Record<string, StyleSheetAddress>>
  /** Last good versions by bundle name, for bundles whose current version differs. */
  readonly fallbacks?: Readonly<Record<string, Fallback>>
  /** Versions that differ from what most people get, by bundle name. */
  readonly trials?: Readonly<Record<string, Trial>>
  /** Pulled names and versions, such as `@portal/users 1.5.0`. */
  readonly pulled?: readonly string[]
  readonly watched?: Watched | undefined
  /** Redirected addresses of removed bundles. */
  readonly moved?: readonly Moved[]
  /** Number of its release. */
  readonly seq?: number
  /** Changes with every served file. */
  readonly release: string
  /** Address and integrity of a name in the import map. */
  locate(name: string): { url: string; integrity: string }
}

/** Address under which the files of a bundle's version are served. */
export const baseOf = (name: string, version: string): string => `/bundles/${name}/${version}/`

/** The import map of some bundles. Throws a one-sentence error when two provide the same name. */
export function importsOf(bundles: readonly Bundle[]): Imports {
  const imports = new Map<string, string>()
  for (const { base, manifest } of bundles)
    for (const [name, file] of Object.entries(providedBy(manifest))) {
      if (imports.has(name)) throw new Error(`${name} is both ${imports.get(name)} and ${base}${file}.`)
      imports.set(name, base + file)
    }
  return Object.fromEntries(imports)
}

/**
 * Adds the beginning of the file's hash to addresses of the import map: a version may be rebuilt, and caches
 * keep its files for a year.
 */
const withDigest = (address: string, integrity: string) =>
  integrity ? `${address}?${integrity.slice(7, 19).replace(/[+/]/g, '-')}` : address

/** Short identifier of exactly these files. */
function releaseOf(bundles: readonly Bundle[]): string {
  const digest = createHash('sha256')
  for (const { base, manifest } of bundles) {
    for (const [file, { integrity }] of Object.entries(manifest.files))
      digest.update(`${base}${file} ${integrity}`)
  }
  return digest.digest('hex').slice(0, 8)
}

/** The file into which the build writes a bundle's styles. */
const SHEET = 'entry.css'

/** Address and integrity of a file of a bundle, if it exists. */
export function fileOf({ base, manifest }: Bundle, file: string): StyleSheetAddress | undefined {
  const integrity = manifest.files[file]?.integrity
  return integrity === undefined ? undefined : { url: withDigest(base + file, integrity), integrity }
}

const sheetsOf = (bundles: readonly Bundle[]) =>
  Object.fromEntries(
    bundles.flatMap((bundle) => {
      const sheet = fileOf(bundle, SHEET)
      return sheet ? [[bundle.manifest.name, sheet] as const] : []
    }),
  )

interface Entry {
  readonly name: string
  readonly url: string
  readonly integrity: string
}

/** Addresses and integrity of the names in the import map. Throws a one-sentence error when a file is missing. */
function entriesOf(bundles: readonly Bundle[], imports: Imports): Entry[] {
  const byBase = new Map(bundles.map((bundle) => [bundle.base, bundle]))
  return Object.entries(imports).map(([name, address]) => {
    const base = address.slice(0, address.lastIndexOf('/') + 1)
    const integrity = byBase.get(base)?.manifest.files[address.slice(base.length)]?.integrity
    if (integrity === undefined)
      throw new Error(`${address} is not among the built files. Build them with npm run build.`)
    return { name, url: withDigest(address, integrity), integrity }
  })
}

/**
 * The integrity of scripts by address: of entries, and of chunks whose integrity no entry knows. Empty in
 * development.
 */
function integrityOf(bundles: readonly Bundle[], entries: readonly Entry[]): Record<string, string> {
  const unknown = bundles.filter(({ manifest }) => !manifest.carriesIntegrity)
  const chunks = unknown.flatMap(({ base, manifest }) =>
    Object.entries(manifest.files)
      .filter(([file]) => file.endsWith('.js'))
      .map(([file, { integrity }]) => [base + file, integrity] as const),
  )
  const all = [...chunks, ...entries.map(({ url, integrity }) => [url, integrity] as const)]
  return Object.fromEntries(all.filter(([, integrity]) => integrity))
}

/** What one bundle alone provides: several last good versions may exist that never run side by side. */
const ownEntries = (bundle: Bundle) => entriesOf([bundle], importsOf([bundle]))

/** How the page finds the versions that it falls back to. */
function fallbacksOf(lastGood: readonly Bundle[]): Record<string, Fallback> {
  return Object.fromEntries(
    lastGood.flatMap((bundle) => {
      const entry = ownEntries(bundle).find(({ name }) => name === bundle.manifest.name)?.url
      const sheet = fileOf(bundle, SHEET)
      return entry === undefined ? [] : [[bundle.manifest.name, { entry, ...(sheet && { sheet }) }]]
    }),
  )
}

/** What the page gets in addition to its bundles. */
interface Beside {
  readonly lastGood?: readonly Bundle[]
  readonly trials?: Readonly<Record<string, Trial>>
  readonly pulled?: readonly string[]
  readonly watched?: Watched | undefined
  readonly moved?: readonly Moved[]
  readonly seq?: number
}

/**
 * Joins bundles and the names of their files into a page's catalog. The same bundles give the same catalog.
 */
export function catalogOf(
  bundles: readonly Bundle[],
  imports: Imports = importsOf(bundles),
  { lastGood = [], ...beside }: Beside = {},
): BundleCatalog {
  const entries = entriesOf(bundles, imports)
  return {
    bundles,
    importMap: {
      imports: Object.fromEntries(entries.map(({ name, url }) => [name, url])),
      integrity: integrityOf([...bundles, ...lastGood], [...entries, ...lastGood.flatMap(ownEntries)]),
    },
    apps: appTables(bundles.map(({ manifest }) => manifest)),
    sheets: sheetsOf(bundles),
    fallbacks: fallbacksOf(lastGood),
    ...beside,
    release: releaseOf(bundles),
    locate(name) {
      const entry = entries.find((one) => one.name === name)
      if (!entry) throw new Error(`The import map does not name ${name}.`)
      return entry
    },
  }
}
