import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify, stripVTControlCharacters } from 'node:util'
import webpack, { type Compiler, type Configuration, type Stats } from 'webpack'
import type { BundleFile } from '../bundle-manifest.ts'
import { describeBundle, writeCriticalCss } from '../describe-bundle.ts'
import type { BundleTables } from '../read-tables.ts'
import type { BuildNews } from './client/development-page.ts'
import { developmentVariant } from './development-variant.ts'

const run = promisify(execFile)
const PRINT_TABLES = fileURLToPath(new URL('print-tables.ts', import.meta.url))

async function tablesNow(directory: string): Promise<BundleTables> {
  const { stdout } = await run(process.execPath, ['--import', 'tsx', PRINT_TABLES, directory])
  return JSON.parse(stdout)
}

/** A file that changes while it is served has no integrity and no budget. */
function servedFiles(folder: string): Record<string, BundleFile> {
  const names = readdirSync(folder).filter((file) => !/\.map$|\.hot-update\.|^manifest\.json$/.test(file))
  return Object.fromEntries(names.map((file) => [file, { integrity: '', bytes: 0, br: 0 }]))
}

const hasPlainSource = (files: Iterable<string>) =>
  [...files].some((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))

/** File and message of each error, without colors and without the module trace. */
const problemsOf = (stats: Stats): string[] =>
  (stats.toJson({ all: false, errors: true }).errors ?? []).map(({ moduleName = '', message }) => {
    const sentence = message
      .replace(/^Module build failed \(from .*\):\n/, '')
      .replace(/\n+Caused by:[\s\S]*$/, '')
    return stripVTControlCharacters(`${moduleName}\n${sentence}`)
  })

interface Watched {
  /** Folder of the package. */
  readonly directory: string
  /** Where its bundle is built. */
  readonly output: string
  /** Called for each build once its files are served. */
  onBuilt(news: BuildNews, milliseconds: number): void
}

/** Builds the bundle of a package for development, and rebuilds it when a source changes. */
export async function watchBundle({ directory, output, onBuilt }: Watched): Promise<() => Promise<void>> {
  mkdirSync(output, { recursive: true })
  const { name: bundle } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))
  const { default: wanted } = await import(join(directory, 'webpack.config.ts'))
  let reading: Promise<BundleTables> | undefined
  let written = ''

  /** Returns whether the tables differ from those of the last build. */
  async function describe({ compilation }: Stats): Promise<boolean> {
    reading ??= tablesNow(directory)
    const tables = await reading
    writeCriticalCss(output, tables)
    describeBundle({ directory, output, compilation, tables, files: servedFiles(output) })
    const before = written
    written = JSON.stringify(tables)
    return before !== '' && before !== written
  }

  async function report(stats: Stats): Promise<void> {
    const errors = problemsOf(stats)
    let hasNewTables = false
    if (errors.length === 0) {
      hasNewTables = await describe(stats).catch((error: Error) => {
        errors.push(stripVTControlCharacters(error.message))
        return false
      })
    }
    const { hash = '', startTime } = stats
    onBuilt({ bundle, hash, errors, hasNewTables }, Date.now() - startTime)
  }

  const compilers: Compiler[] = [wanted].flat().map((production: Configuration) => {
    const compiler = webpack(developmentVariant(production, { bundle, output }))
    compiler.hooks.watchRun.tap(basename(PRINT_TABLES), ({ modifiedFiles = [] }) => {
      // Tables are in files without components. Reading them takes as long as compiling, so both run in
      // parallel.
      if (!hasPlainSource(modifiedFiles)) return
      reading = tablesNow(directory)
      // The caller that awaits it gets the error.
      reading.catch(() => undefined)
    })
    compiler.watch({ aggregateTimeout: 20 }, (failure, stats) => {
      if (stats) void report(stats)
      else if (failure) onBuilt({ bundle, hash: '', errors: [failure.message], hasNewTables: false }, 0)
    })
    return compiler
  })
  return async () => {
    await Promise.all(compilers.map((one) => new Promise((resolve) => one.close(resolve))))
  }
}
