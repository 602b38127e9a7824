import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteFacts, RouteTable } from '@portal/routing/route-row.ts'
import type { SlotFacts, SlotTable } from '@portal/routing/slot-row.ts'
import { z } from 'zod'

const Manifest = z.object({
  name: z.string(),
  version: z.string(),
  files: z.record(z.string(), z.object({ integrity: z.string(), bytes: z.number(), br: z.number() })),
  routes: z.array(z.looseObject({ path: z.string(), label: z.string(), title: z.string() })),
  /** Bundles built before there were slots have none. */
  slots: z.record(z.string(), z.looseObject({ slot: z.string(), title: z.string() })).default({}),
  preload: z.record(z.string(), z.array(z.string())),
})

export type BundleManifest = z.infer<typeof Manifest>

/** A built package: where its files lie and under which address they are served. */
export interface Bundle {
  readonly folder: string
  readonly base: string
  readonly manifest: BundleManifest
}

export interface ImportMap {
  readonly imports: Readonly<Record<string, string>>
  readonly integrity: Readonly<Record<string, string>>
}

export interface BundleCatalog {
  readonly bundles: readonly Bundle[]
  readonly importMap: ImportMap
  readonly tables: readonly RouteTable[]
  readonly slots: readonly SlotTable[]
  /** Changes with every file that is served. */
  readonly release: string
  /** Address and integrity of a name in the import map. */
  locate(name: string): { url: string; integrity: string }
}

const ADDRESS = /^\/bundles\/(@portal\/([a-z-]+))\/([^/]+)\/([^/]+)$/

/** The root-config is the one bundle that does not lie among the packages. */
const folderOf = (repository: string, name: string) =>
  name === 'root-config' ? join(repository, name, 'dist') : join(repository, 'packages', name, 'dist')

function readBundle(repository: string, address: string): Bundle {
  const [, name = '', short = '', version = ''] = ADDRESS.exec(address) ?? []
  const folder = folderOf(repository, short)
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
  `${address}?${integrity.slice(7, 19).replace(/[+/]/g, '-')}`

/** Short name of exactly these files. */
function releaseOf(bundles: readonly Bundle[]): string {
  const digest = createHash('sha256')
  for (const { base, manifest } of bundles) {
    for (const [file, { integrity }] of Object.entries(manifest.files))
      digest.update(`${base}${file} ${integrity}`)
  }
  return digest.digest('hex').slice(0, 8)
}

/** Reads `importmap.json` and the manifests of the bundles it names. */
export function readCatalog(repository: string): BundleCatalog {
  const { imports } = JSON.parse(readFileSync(join(repository, 'importmap.json'), 'utf8')) as ImportMap
  const byBase = new Map<string, Bundle>()
  const entries = Object.entries(imports).map(([name, address]) => {
    const base = address.slice(0, address.lastIndexOf('/') + 1)
    const bundle = byBase.get(base) ?? readBundle(repository, address)
    byBase.set(base, bundle)
    const integrity = bundle.manifest.files[address.slice(base.length)]?.integrity
    if (!integrity) throw new Error(`${address} is not among the built files. Build them with npm run build.`)
    return { name, url: withDigest(address, integrity), integrity }
  })
  const bundles = [...byBase.values()]
  const chunks = bundles.flatMap(({ base, manifest }) =>
    Object.entries(manifest.files)
      .filter(([file]) => file.endsWith('.js'))
      .map(([file, { integrity }]) => [base + file, integrity] as const),
  )
  return {
    bundles,
    importMap: {
      imports: Object.fromEntries(entries.map(({ name, url }) => [name, url])),
      integrity: Object.fromEntries([
        ...chunks,
        ...entries.map(({ url, integrity }) => [url, integrity] as const),
      ]),
    },
    tables: bundles
      .filter(({ manifest }) => manifest.routes.length > 0)
      .map(({ manifest }) => ({ app: manifest.name, rows: manifest.routes as unknown as RouteFacts[] })),
    slots: bundles
      .filter(({ manifest }) => Object.keys(manifest.slots).length > 0)
      .map(({ manifest }) => ({
        app: manifest.name,
        slots: manifest.slots as unknown as Record<string, SlotFacts>,
      })),
    release: releaseOf(bundles),
    locate(name) {
      const entry = entries.find((one) => one.name === name)
      if (!entry) throw new Error(`importmap.json does not name ${name}.`)
      return entry
    },
  }
}
