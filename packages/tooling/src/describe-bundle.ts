import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Compilation } from 'webpack'
import { type BundleFile, type BundleManifest, writeManifest } from './bundle-manifest.ts'
import type { BundleTables } from './read-tables.ts'
import { requirementsOf } from './shared-names-plugin.ts'
import { type Offer, offerOf, offersOf } from './shared-offers.ts'
import { styleNeeds, styleOffers } from './style-contract.ts'
import { themeOwner } from './workspace.ts'

/** Chunks of each screen's page, found by the file of the page. */
function pageChunks(compilation: Compilation, pages: BundleTables['pages']): Record<string, string[]> {
  const filesOf = new Map<string, string[]>()
  for (const module of compilation.modules) {
    const source = module.nameForCondition()
    const files = [...compilation.chunkGraph.getModuleChunks(module)].flatMap((chunk) => [...chunk.files])
    if (source) filesOf.set(source, files)
  }
  return Object.fromEntries(
    Object.entries(pages).map(([path, page]) => [
      path,
      (filesOf.get(page) ?? []).filter((file) => file !== 'entry.js'),
    ]),
  )
}

/** Puts the styles that the host writes into the page beside the bundle that has them. */
export function writeCriticalCss(output: string, { criticalCss }: BundleTables): void {
  if (criticalCss !== undefined) writeFileSync(join(output, 'critical.css'), criticalCss)
}

/** The module that the styles of the theme belong to. */
const THEME = '@portal/ui'

/** Adds what styles need or offer to what code does. */
function withStyles(table: Readonly<Record<string, Offer>>, names: readonly string[], range = '') {
  if (names.length === 0) return table
  const { version, names: known } = table[THEME] ?? { version: range + offerOf(THEME)?.version, names: [] }
  return { ...table, [THEME]: { version, names: [...known, ...names] } }
}

interface Described {
  /** Folder of the package. */
  readonly directory: string
  /** Folder with the built files. */
  readonly output: string
  readonly compilation: Compilation
  readonly tables: BundleTables
  readonly files: Readonly<Record<string, BundleFile>>
}

/** Writes the manifest of a bundle, and gives it. */
export function describeBundle(described: Described): BundleManifest {
  const { directory, output, compilation, tables, files } = described
  const { name, version, portal } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))
  const early = new RegExp(portal?.preload ?? '^$')
  const manifest = {
    name,
    version,
    files,
    budget: portal?.budget,
    routes: tables.routes,
    slots: tables.slots,
    records: tables.records,
    preload: {
      '*': Object.keys(files).filter((file) => early.test(file)),
      ...pageChunks(compilation, tables.pages),
    },
    requires: withStyles(requirementsOf(compilation), styleNeeds(output), '^'),
    offers:
      directory === themeOwner ? withStyles(offersOf(directory), styleOffers(output)) : offersOf(directory),
  }
  writeManifest(output, manifest)
  return manifest
}
