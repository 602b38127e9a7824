import { matchRow } from '@portal/routing/match-row.ts'
import type { Bundle, BundleCatalog } from './bundle-catalog.ts'

export interface Preload {
  /** `preload` for what every screen uses; `prefetch` for what only this one does, and only if it may be opened. */
  readonly rel: 'preload' | 'prefetch'
  readonly url: string
  readonly as: 'script' | 'font'
  readonly integrity?: string | undefined
}

/** What every signed-in screen needs before it can show anything, in the order of need. */
const ALWAYS = [
  'react',
  '@portal/session',
  '@portal/ui',
  '@portal/shell',
  'react-router-dom',
  '@tanstack/react-query',
  'rxjs',
]

const fileOf = ({ base, manifest }: Bundle, file: string, rel: Preload['rel']): Preload => ({
  rel,
  url: base + file,
  as: file.endsWith('.js') ? 'script' : 'font',
  integrity: file.endsWith('.js') ? manifest.files[file]?.integrity : undefined,
})

/**
 * Files worth fetching while the page is still being read: without this each level of imports would be another
 * round trip. Only fetched, never run: whether a screen may be opened is decided in the page.
 */
export function preloadsFor(catalog: BundleCatalog, pathname: string): Preload[] {
  const rows = catalog.bundles.flatMap((bundle) =>
    bundle.manifest.routes.map(({ path }) => ({ path, bundle })),
  )
  const match = matchRow(rows, pathname)?.row
  const shared = ALWAYS.map((name) => ({
    ...catalog.locate(name),
    rel: 'preload' as const,
    as: 'script' as const,
  }))
  const early = catalog.bundles.flatMap((bundle) =>
    (bundle.manifest.preload['*'] ?? []).map((file) => fileOf(bundle, file, 'preload')),
  )
  if (!match) return [...shared, ...early]
  const { bundle, path } = match
  const entry = ALWAYS.includes(bundle.manifest.name) ? [] : [catalog.locate(bundle.manifest.name)]
  const page = (bundle.manifest.preload[path] ?? []).map((file) => fileOf(bundle, file, 'prefetch'))
  return [
    ...shared,
    ...early,
    ...entry.map((one) => ({ ...one, rel: 'prefetch' as const, as: 'script' as const })),
    ...page,
  ]
}
