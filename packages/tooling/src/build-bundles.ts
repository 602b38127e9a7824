import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import webpack, { type Compilation, type Configuration, type MultiConfiguration } from 'webpack'
import { type BundleFile, describeFiles, writeManifest } from './bundle-manifest.ts'
import { compressFiles } from './compress-files.ts'
import { bundlePackages, repository, sourceStamp } from './workspace.ts'

/** The rows of a package's `routes.ts`, as far as the build looks at them. */
type Rows = Readonly<Record<string, { path: string; page(): unknown; props?: unknown }>>
/** Those of its `slots.ts`. */
type Slots = Readonly<Record<string, { card(): unknown }>>

const STAMP_FILE = join(repository, '.cache', 'built')

function compile(configurations: Configuration[]): Promise<Compilation[]> {
  const options: MultiConfiguration = Object.assign(configurations, { parallelism: 2 })
  const compiler = webpack(options)
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      compiler.close(() => undefined)
      if (failure || !stats) return reject(failure ?? new Error('The build gave no result.'))
      if (stats.hasErrors())
        return reject(new Error(stats.toString({ all: false, errors: true, colors: true })))
      resolve(stats.stats.map(({ compilation }) => compilation))
    })
  })
}

/** Chunks of each screen's page, found by the file its row imports. */
function pageChunks(compilation: Compilation, directory: string, rows: Rows): Record<string, string[]> {
  const filesOf = new Map<string, string[]>()
  for (const module of compilation.modules) {
    const source = module.nameForCondition()
    const files = [...compilation.chunkGraph.getModuleChunks(module)].flatMap((chunk) => [...chunk.files])
    if (source) filesOf.set(source, files)
  }
  return Object.fromEntries(
    Object.values(rows).map((row) => {
      const page = /import\(['"](.+?)['"]\)/.exec(row.page.toString())?.[1] ?? ''
      const files = filesOf.get(join(directory, 'src', page)) ?? []
      return [row.path, files.filter((file) => file !== 'entry.js')]
    }),
  )
}

/** Styles the host puts into the page itself, from the package that owns the tokens. */
async function writeCriticalCss(directory: string, dist: string): Promise<void> {
  const source = join(directory, 'src', 'theme', 'critical-css.ts')
  if (!existsSync(source)) return
  const { criticalCss } = await import(source)
  writeFileSync(join(dist, 'critical.css'), criticalCss())
}

/** What `src/<name>.ts` of a package exports under the same name; nothing when there is no such file. */
async function tableOf(directory: string, name: string) {
  const file = join(directory, 'src', `${name}.ts`)
  return existsSync(file) ? (await import(file))[name] : {}
}

async function describe(directory: string, compilation: Compilation): Promise<void> {
  const dist = join(directory, 'dist')
  const { name, version, portal } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))
  const rows: Rows = await tableOf(directory, 'routes')
  const slots: Slots = await tableOf(directory, 'slots')
  await writeCriticalCss(directory, dist)
  await compressFiles(dist)
  const files = describeFiles(dist)
  const early = new RegExp(portal?.preload ?? '^$')
  writeManifest(dist, {
    name,
    version,
    files,
    // What can travel as data: everything of a row but its page and the page's props.
    routes: Object.values(rows).map(({ page, props, ...facts }) => facts),
    slots: Object.fromEntries(Object.entries(slots).map(([key, { card, ...facts }]) => [key, facts])),
    preload: {
      '*': Object.keys(files).filter((file) => early.test(file)),
      ...pageChunks(compilation, directory, rows),
    },
  })
  printSizes(name, files)
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** Brotli bytes of each entry, and of all that loads only when it is needed. */
function printSizes(name: string, files: Readonly<Record<string, BundleFile>>): void {
  const scripts = Object.entries(files).filter(([file]) => file.endsWith('.js'))
  const isChunk = (file: string) => /\.[0-9a-f]{8}\.js$/.test(file)
  for (const [file, { br }] of scripts.filter(([one]) => !isChunk(one))) {
    console.info(`${kilobytes(br).padStart(9)}  ${name}/${file}`)
  }
  const later = scripts.filter(([one]) => isChunk(one)).reduce((sum, [, { br }]) => sum + br, 0)
  if (later > 0) console.info(`${kilobytes(later).padStart(9)}  ${name}, when needed`)
}

/** Builds every bundle whose sources have changed since the last build; does nothing when none has. */
export async function buildBundles(): Promise<void> {
  const packages = bundlePackages()
  const stamp = sourceStamp()
  const built = packages.every((directory) => existsSync(join(directory, 'dist', 'manifest.json')))
  if (built && existsSync(STAMP_FILE) && readFileSync(STAMP_FILE, 'utf8') === stamp) return

  console.info(`Building ${packages.length} bundles (sizes are Brotli) …`)
  const configurations: Configuration[] = []
  for (const directory of packages) {
    rmSync(join(directory, 'dist'), { recursive: true, force: true })
    const { default: wanted } = await import(join(directory, 'webpack.config.ts'))
    configurations.push(...[wanted].flat())
  }
  const compilations = await compile(configurations)
  for (const directory of packages) {
    const compilation = compilations.find(({ compiler }) => join(compiler.context) === join(directory, '/'))
    if (compilation) await describe(directory, compilation)
  }
  writeFileSync(STAMP_FILE, stamp)
}
