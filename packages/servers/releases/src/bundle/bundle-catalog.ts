import { createHash } from 'node:crypto'
import type { Fallback, StyleSheetAddress, Trial } from '@portal/contract/portal-config.ts'
import type { AppTable } from '@portal/routing/app-table.ts'
import { appTables } from './app-tables.ts'
import { type BundleManifest, providedBy } from './bundle-manifest.ts'
import type { Moved } from './moved-address.ts'

/** A built bundle: where its files lie and under which address they are served. */
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

interface Watched {
  readonly release: number
  readonly versions: Readonly<Record<string, string>>
}

/** What is served to one page. */
export interface BundleCatalog {
  readonly bundles: readonly Bundle[]
  readonly importMap: ImportMap
  readonly apps: readonly AppTable[]
  /** By the names of the bundles that have one. */
  readonly sheets: Readonly<Record<string, StyleSheetAddress>>
  /** Last good versions by the names of the bundles that have another one. */
  readonly fallbacks?: Readonly<Record<string, Fallback>>
  /** What is not what most people have, by the names of the bundles. */
  readonly trials?: Readonly<Record<string, Trial>>
  /** Names and versions that nobody may run any longer, as `@portal/users 1.5.0`. */
  readonly pulled?: readonly string[]
  /** What the page runs of the bundles that have a canary, and the number of its release. */
  readonly watched?: Watched | undefined
  /** Addresses of bundles that were removed, and where they lead. */
  readonly moved?: readonly Moved[]
  /** Number of the release that it is made of. */
  readonly seq?: number
  /** Changes with every file that is served. */
  readonly release: string
  /** Address and integrity of a name in the import map. */
  locate(name: string): { url: string; integrity: string }
}

/** Where the files of one version of a bundle are served. */
export const baseOf = (name: string, version: string): string => `/bundles/${name}/${version}/`

/** The addresses that bundles give to the names they provide. Throws a sentence when two provide one name. */
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
 * Addresses of the import map gain the beginning of the file's hash: within one version files may be built
 * again, and caches keep them for a year.
 */
const withDigest = (address: string, integrity: string) =>
  integrity ? `${address}?${integrity.slice(7, 19).replace(/[+/]/g, '-')}` : address

/** Short name of exactly these files. */
function releaseOf(bundles: readonly Bundle[]): string {
  const digest = createHash('sha256')
  for (const { base, manifest } of bundles) {
    for (const [file, { integrity }] of Object.entries(manifest.files))
      digest.update(`${base}${file} ${integrity}`)
  }
  return digest.digest('hex').slice(0, 8)
}

/** The file into which the build writes the styles of a bundle. */
const SHEET = 'entry.css'

/** Address and integrity of a file of a bundle, if the bundle has it. */
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

/** Addresses and integrity of what the import map names. Throws a sentence when a file is not there. */
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
 * The integrity of scripts by their addresses: of entries, and of chunks that no entry knows. Those of development have
 * none.
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

/** What one bundle alone provides: of last good versions there may be several that never run side by side. */
const ownEntries = (bundle: Bundle) => entriesOf([bundle], importsOf([bundle]))

/** How the page finds the versions that take over when others fail. */
function fallbacksOf(lastGood: readonly Bundle[]): Record<string, Fallback> {
  return Object.fromEntries(
    lastGood.flatMap((bundle) => {
      const entry = ownEntries(bundle).find(({ name }) => name === bundle.manifest.name)?.url
      const sheet = fileOf(bundle, SHEET)
      return entry === undefined ? [] : [[bundle.manifest.name, { entry, ...(sheet && { sheet }) }]]
    }),
  )
}

/** What the page gets beside the bundles that it runs. */
interface Beside {
  readonly lastGood?: readonly Bundle[]
  readonly trials?: Readonly<Record<string, Trial>>
  readonly pulled?: readonly string[]
  readonly watched?: Watched | undefined
  readonly moved?: readonly Moved[]
  readonly seq?: number
}

/** Joins bundles and the names that stand for their files to what a page is given. The same bundles give the same. */
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
