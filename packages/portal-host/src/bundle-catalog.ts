import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { StyleSheetAddress } from '@portal/contract/portal-config.ts'
import type { AppTable } from '@portal/routing/app-table.ts'
import { z } from 'zod'
import { conflictsBetween } from './conflicting-tables.ts'
import { addressParts, type Imports, namedImports } from './named-imports.ts'
import { unmetRequirements } from './unmet-requirements.ts'

const NamesOfVersion = z.object({ version: z.string(), names: z.array(z.string()) })

const Manifest = z.object({
  name: z.string(),
  version: z.string(),
  /** In development, where files change while they are served, `integrity` is empty. */
  files: z.record(z.string(), z.object({ integrity: z.string(), bytes: z.number(), br: z.number() })),
  routes: z.array(z.looseObject({ path: z.string(), label: z.string(), title: z.string() })),
  /** Bundles built before there were slots have none. */
  slots: z
    .record(
      z.string(),
      z.looseObject({ slot: z.string(), title: z.string(), order: z.number(), lines: z.number() }),
    )
    .default({}),
  /** Nor did they say what kinds of records they own. */
  records: z.record(z.string(), z.looseObject({ noun: z.string(), order: z.number() })).default({}),
  preload: z.record(z.string(), z.array(z.string())),
  /** What is taken from shared modules and given to other bundles; bundles built before this was written say nothing. */
  requires: z.record(z.string(), NamesOfVersion).default({}),
  offers: z.record(z.string(), NamesOfVersion).default({}),
})

export type BundleManifest = z.infer<typeof Manifest>

/** A built package: where its files lie and under which address they are served. */
export interface Bundle {
  readonly folder: string
  readonly base: string
  readonly manifest: BundleManifest
}

interface ImportMap {
  readonly imports: Imports
  readonly integrity: Readonly<Record<string, string>>
}

export interface BundleCatalog {
  readonly bundles: readonly Bundle[]
  readonly importMap: ImportMap
  readonly apps: readonly AppTable[]
  /** By the names of the bundles that have one. */
  readonly sheets: Readonly<Record<string, StyleSheetAddress>>
  /** Changes with every file that is served. */
  readonly release: string
  /** Address and integrity of a name in the import map. */
  locate(name: string): { url: string; integrity: string }
}

/** Gives the folder with the built files of a package. */
export type FolderOf = (repository: string, name: string) => string

/** The root-config is the one bundle that does not lie among the packages. */
export const builtFolder: FolderOf = (repository, name) =>
  name === 'root-config' ? join(repository, name, 'dist') : join(repository, 'packages', name, 'dist')

function readBundle(repository: string, address: string, folderOf: FolderOf): Bundle {
  const { name, short, version } = addressParts(address)
  const folder = folderOf(repository, short)
  if (!existsSync(dirname(folder)))
    throw new Error(`importmap.json names ${name}, but no package has that name.`)
  const written = join(folder, 'manifest.json')
  if (!existsSync(written)) throw new Error(`${name} has not been built. Build it with npm run build.`)
  const manifest = Manifest.parse(JSON.parse(readFileSync(written, 'utf8')))
  if (manifest.version !== version) {
    throw new Error(`importmap.json asks for ${name} ${version}, but ${manifest.version} is built.`)
  }
  return { folder, base: `/bundles/${name}/${version}/`, manifest }
}

/**
 * Addresses of the import map gain the beginning of the file's hash: within one version files may be built
 * anew, and caches keep them for a year.
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

const publishes = ({ manifest: { routes, slots, records } }: Bundle) =>
  [routes, slots, records].some((facts) => Object.keys(facts).length > 0)

/** The build wrote these facts from typed rows; whatever else a newer one adds travels on. */
const appTable = ({ manifest: { name, routes, slots, records } }: Bundle) =>
  ({ app: name, rows: routes, slots, records }) as AppTable

/** The file into which the build writes the styles of a bundle. */
const SHEET = 'entry.css'

const sheetOf = ({ base, manifest: { name, files } }: Bundle): [string, StyleSheetAddress][] => {
  const integrity = files[SHEET]?.integrity
  return integrity === undefined ? [] : [[name, { url: withDigest(base + SHEET, integrity), integrity }]]
}

/** Reads the import map and the manifests of the bundles it names. */
export function readCatalog(
  repository: string,
  folderOf = builtFolder,
  importsOf = namedImports,
): BundleCatalog {
  const byBase = new Map<string, Bundle>()
  const entries = Object.entries(importsOf(repository)).map(([name, address]) => {
    const base = address.slice(0, address.lastIndexOf('/') + 1)
    const bundle = byBase.get(base) ?? readBundle(repository, address, folderOf)
    byBase.set(base, bundle)
    const integrity = bundle.manifest.files[address.slice(base.length)]?.integrity
    if (integrity === undefined)
      throw new Error(`${address} is not among the built files. Build them with npm run build.`)
    return { name, url: withDigest(address, integrity), integrity }
  })
  const bundles = [...byBase.values()]
  const apps = bundles.filter(publishes).map(appTable)
  const conflicts = conflictsBetween(apps)
  if (conflicts.length > 0)
    throw new Error(`${conflicts.join('\n')}\nEach belongs to one screen or kind of record.`)
  const unmet = unmetRequirements(bundles.map(({ manifest }) => manifest))
  if (unmet.length > 0)
    throw new Error(`${unmet.join('\n')}\nServe versions that fit together in importmap.json.`)
  const chunks = bundles.flatMap(({ base, manifest }) =>
    Object.entries(manifest.files)
      .filter(([file]) => file.endsWith('.js'))
      .map(([file, { integrity }]) => [base + file, integrity] as const),
  )
  return {
    bundles,
    importMap: {
      imports: Object.fromEntries(entries.map(({ name, url }) => [name, url])),
      integrity: Object.fromEntries(
        [...chunks, ...entries.map(({ url, integrity }) => [url, integrity] as const)].filter(
          ([, integrity]) => integrity,
        ),
      ),
    },
    apps,
    sheets: Object.fromEntries(bundles.flatMap(sheetOf)),
    release: releaseOf(bundles),
    locate(name) {
      const entry = entries.find((one) => one.name === name)
      if (!entry) throw new Error(`importmap.json does not name ${name}.`)
      return entry
    },
  }
}
