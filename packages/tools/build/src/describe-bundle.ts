import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import webpack, { type Compilation, type Module } from 'webpack'
import { backendOf } from './backend-of.ts'
import { type BundleFile, type BundleManifest, writeManifest } from './bundle-manifest.ts'
import { providedFiles } from './provided-files.ts'
import type { BundleTables } from './read-tables.ts'
import { requirementsOf } from './shared-names-plugin.ts'
import { type Offer, offerOf, offersOf } from './shared-offers.ts'
import { styleNeeds, styleOffers } from './style-contract.ts'
import { themeOwner } from './workspace.ts'

const { AsyncDependenciesBlock } = webpack

/** Files loaded with the module of a page: its chunk and those shared with others. */
function filesOf(page: Module, { chunkGraph, moduleGraph }: Compilation): string[] {
  const groups = [...moduleGraph.getIncomingConnections(page)]
    .map(({ dependency }) => dependency && moduleGraph.getParentBlock(dependency))
    .filter((block) => block instanceof AsyncDependenciesBlock)
    .map((block) => chunkGraph.getBlockChunkGroup(block))
  const files = groups.flatMap((group) => group?.chunks ?? []).flatMap((chunk) => [...chunk.files])
  return [...new Set(files)].filter((file) => file !== 'entry.js')
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

/**
 * Files of each screen's page, by the path of its source; without the hot updates that a watching build adds.
 */
function pageFiles({ compilation, tables: { pages }, files }: Described): Record<string, string[]> {
  const modules = new Map([...compilation.modules].map((module) => [module.nameForCondition(), module]))
  return Object.fromEntries(
    Object.entries(pages).map(([path, source]) => {
      const page = modules.get(source)
      return [path, page ? filesOf(page, compilation).filter((file) => Object.hasOwn(files, file)) : []]
    }),
  )
}

/** Copies the styles that the host inlines into the page to the folder of their bundle. */
export function writeCriticalCss(output: string, { criticalCss }: BundleTables): void {
  if (criticalCss !== undefined) writeFileSync(join(output, 'critical.css'), criticalCss)
}

/** The module that provides the styles of the theme. */
const THEME = '@portal/ui'

/** Adds what styles need or provide. */
function withStyles(table: Readonly<Record<string, Offer>>, names: readonly string[], range = '') {
  if (names.length === 0) return table
  const { version, names: known } = table[THEME] ?? { version: range + offerOf(THEME)?.version, names: [] }
  return { ...table, [THEME]: { version, names: [...known, ...names] } }
}

/** Writes the manifest of a bundle and returns it. */
export function describeBundle(described: Described): BundleManifest {
  const { directory, output, compilation, tables, files } = described
  const { name, version, portal } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))
  const early = new RegExp(portal?.preload ?? '^$')
  const manifest = {
    name,
    version,
    files,
    carriesIntegrity: true,
    budget: portal?.budget,
    routes: tables.routes,
    slots: tables.slots,
    records: tables.records,
    // Absent, not empty: the bytes of versions without permissions stay the same.
    permissions: tables.permissions.length > 0 ? tables.permissions : undefined,
    hasBackend: backendOf(directory) === undefined ? undefined : (true as const),
    preload: {
      '*': Object.keys(files).filter((file) => early.test(file)),
      ...pageFiles(described),
    },
    requires: withStyles(requirementsOf(compilation), styleNeeds(output), '^'),
    offers:
      directory === themeOwner ? withStyles(offersOf(directory), styleOffers(output)) : offersOf(directory),
    provides: providedFiles(directory, Object.keys(files)),
  }
  writeManifest(output, manifest)
  return manifest
}
