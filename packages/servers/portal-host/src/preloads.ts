import type { Bundle, BundleCatalog } from '@portal/releases/bundle/bundle-catalog.ts'
import { runEverywhere } from '@portal/releases/bundle/every-page.ts'
import { matchRow } from '@portal/routing/match-row.ts'
import type { BootFile } from './boot-file.ts'

export interface Preload {
  readonly url: string
  readonly as: 'script' | 'style' | 'font'
  readonly integrity?: string | undefined
  /** Only hands its modules to the bundle that will request them: it can run as soon as it arrives. */
  readonly isChunk?: boolean
}

const fileOf = ({ base, manifest }: Bundle, file: string): Preload => ({
  url: base + file,
  as: file.endsWith('.js') ? 'script' : 'font',
  integrity: file.endsWith('.js') ? manifest.files[file]?.integrity : undefined,
})

/**
 * Files worth fetching while the page is still being parsed: otherwise, each level of imports would be
 * another round trip. Only code, never data: the page decides whether a screen may be opened.
 */
export function preloadsFor(catalog: BundleCatalog, pathname: string, boot: readonly BootFile[]): Preload[] {
  const rows = catalog.bundles.flatMap((bundle) =>
    bundle.manifest.routes.map(({ path }) => ({ path, bundle })),
  )
  const match = matchRow(rows, pathname)?.row
  const bundle = match?.bundle.manifest
  const names = [...new Set([...runEverywhere(catalog.importMap.imports), ...(bundle ? [bundle.name] : [])])]
  const entries = names
    .map((name) => ({ ...catalog.locate(name), as: 'script' as const }))
    .filter(({ url }) => !boot.some(({ modules }) => modules.includes(url)))
  const sheets = names.flatMap((name) => {
    const sheet = catalog.sheets[name]
    return sheet ? [{ ...sheet, as: 'style' as const }] : []
  })
  const early = catalog.bundles.flatMap((one) =>
    (one.manifest.preload['*'] ?? []).map((file) => fileOf(one, file)),
  )
  const page = match
    ? (match.bundle.manifest.preload[match.path] ?? []).map((file) => ({
        ...fileOf(match.bundle, file),
        isChunk: file.endsWith('.js'),
      }))
    : []
  return [...entries, ...sheets, ...early, ...page]
}
