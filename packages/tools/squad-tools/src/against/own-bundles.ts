import type { BundleManifest } from '@portal/build/src/bundle-manifest.ts'

/** The release that a host reports to new and open pages: only the fields that name bundles. */
export interface Served {
  readonly importMap: {
    readonly imports: Readonly<Record<string, string>>
    readonly integrity: Readonly<Record<string, string>>
  }
  readonly apps: readonly { readonly app: string }[]
  readonly sheets: Readonly<Record<string, object>>
  readonly fallbacks: Readonly<Record<string, object>>
}

type OwnBundle = Pick<
  BundleManifest,
  'name' | 'version' | 'files' | 'routes' | 'slots' | 'records' | 'provides'
>

/** Base address of a bundle from source; released versions never have such an address. */
export const ownBase = ({ name, version }: Pick<OwnBundle, 'name' | 'version'>): string =>
  `/bundles/${name}/${version}-source/`

const without = (table: Readonly<Record<string, object>>, name: string) =>
  Object.fromEntries(Object.entries(table).filter(([key]) => key !== name))

function withOne<Release extends Served>(served: Release, own: OwnBundle): Release {
  const { name, files, routes, slots, records, provides } = own
  const base = ownBase(own)
  const imports = Object.entries(provides).map(([key, file]) => [key, base + file] as const)
  const table = { app: name, rows: routes, slots, records }
  const isApp = [routes, slots, records].some((facts) => Object.keys(facts).length > 0)
  const others = served.apps.filter(({ app }) => app !== name)
  const sheet = 'entry.css' in files ? { [name]: { url: `${base}entry.css`, integrity: '' } } : {}
  return {
    ...served,
    importMap: {
      ...served.importMap,
      imports: { ...served.importMap.imports, ...Object.fromEntries(imports) },
    },
    apps: isApp ? [...others, table] : others,
    sheets: { ...without(served.sheets, name), ...sheet },
    // A bundle in development has no fallback: its failures must be visible.
    fallbacks: without(served.fallbacks, name),
  }
}

/** A release in which some bundles come from source. */
export const withOwnBundles = <Release extends Served>(served: Release, own: readonly OwnBundle[]): Release =>
  own.reduce(withOne, served)
