import { join } from 'node:path'
import webpack, { type Compilation, type Configuration, type MultiConfiguration } from 'webpack'
import { writeBill } from './bill-of-materials.ts'
import type { PlannedBundle } from './build-bundles.ts'
import { type BundleManifest, describeFiles } from './bundle-manifest.ts'
import { compressFiles } from './compress-files.ts'
import { describeBundle, writeCriticalCss } from './describe-bundle.ts'
import { readTables } from './read-tables.ts'
import { entryFiles, kilobytes } from './size-budgets.ts'
import { sourcesInBundle } from './sources-in-bundle.ts'

function compile(configurations: Configuration[]): Promise<Compilation[]> {
  const options: MultiConfiguration = Object.assign(configurations, { parallelism: 2 })
  const compiler = webpack(options)
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      // Wait until the cache is written, or a process that ends soon would lose it.
      compiler.close(() => {
        if (failure || !stats) return reject(failure ?? new Error('The build gave no result.'))
        if (stats.hasErrors())
          return reject(new Error(stats.toString({ all: false, errors: true, colors: true })))
        resolve(stats.stats.map(({ compilation }) => compilation))
      })
    })
  })
}

/** Prints the Brotli size of each entry, its styles and all that loads when needed. */
function printSizes({ name, files }: BundleManifest): void {
  const entries = entryFiles(files)
  for (const [file, { br }] of entries) console.info(`${kilobytes(br).padStart(9)}  ${name}/${file}`)
  const early = new Set(entries.map(([file]) => file))
  const chunks = Object.entries(files).filter(([file]) => file.endsWith('.js') && !early.has(file))
  const later = chunks.reduce((sum, [, { br }]) => sum + br, 0)
  if (later > 0) console.info(`${kilobytes(later).padStart(9)}  ${name}, when needed`)
}

/** Compiles bundles into their planned folders. Throws webpack's message when one has an error. */
export async function compileBundles(bundles: readonly PlannedBundle[]): Promise<void> {
  console.info(
    `Building ${bundles.length === 1 ? 'one bundle' : `${bundles.length} bundles`} (sizes are Brotli) …`,
  )
  const configurations = await Promise.all(
    bundles.map(async ({ directory, output }) => {
      const { default: wanted } = await import(join(directory, 'webpack.config.ts'))
      return [wanted]
        .flat()
        .map((one: Configuration) => ({ ...one, output: { ...one.output, path: output } }))
    }),
  )
  const compilations = await compile(configurations.flat())
  for (const { directory, output } of bundles) {
    const parts = compilations.filter(({ compiler }) => compiler.outputPath === output)
    const [compilation] = parts
    if (!compilation) continue
    const tables = await readTables(directory)
    writeCriticalCss(output, tables)
    await compressFiles(output, join(directory, 'dist'))
    const files = describeFiles(output)
    printSizes(describeBundle({ directory, output, compilation, tables, files }))
    writeBill(directory, output, parts.flatMap(sourcesInBundle))
  }
}
