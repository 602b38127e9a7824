import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import TerserPlugin from 'terser-webpack-plugin'
import webpack, { type Configuration } from 'webpack'
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts'
import { ChunkNamesPlugin } from './chunk-names-plugin.ts'
import { NAME_OF_BUILD, OwnChunksPlugin } from './own-chunks-plugin.ts'
import { presetDigest } from './preset-digest.ts'
import { externalsBut } from './shared-modules.ts'
import { SharedNamesPlugin } from './shared-names-plugin.ts'
import { StyleSheetPlugin } from './style-sheet-plugin.ts'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** How sources become modules; `react` sets for the compiler which of React's ways of development to prepare for. */
export const moduleRules = (react: { development?: boolean; refresh?: boolean } = {}) => [
  {
    test: /\.tsx?$/,
    loader: createRequire(import.meta.url).resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic', ...react } },
      },
    },
  },
]

/** All of a file's functions are compiled while it arrives, since all of them run at once. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad'
/** After the minimizer, which drops comments. */
const LAST_STAGE = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT

const base = (directory: string, name: string): Configuration => ({
  mode: 'production',
  name,
  context: directory,
  target: ['web', 'es2022'],
  devtool: false,
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  module: { rules: moduleRules() },
  optimization: {
    minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
    chunkIds: 'named',
    // A page is one file: what several share comes with each of them until it is worth a request of its own.
    splitChunks: {
      cacheGroups: { default: { minSize: 60_000, minChunks: 2, priority: -20, reuseExistingChunk: true } },
    },
  },
  performance: { hints: false },
  // Sources of the portal may lie among the libraries, and change under one version.
  snapshot: { managedPaths: [/^(.+?[\\/]node_modules[\\/])(?!@portal[\\/])/] },
  cache: {
    type: 'filesystem',
    cacheDirectory: here('../../../.cache/webpack'),
    name,
    // Made in another way, the same sources are other bytes.
    version: presetDigest(),
  },
})

export interface BundleOptions {
  /** Entry names and files; the entry named `entry` is the package's own. */
  readonly entries?: Readonly<Record<string, string>>
  /** Shared names that this package itself provides. */
  readonly provides?: readonly string[]
  /** Distinguishes the builds of one package when it takes several. */
  readonly part?: string
}

/** A bundle in System format: an application, or a module that applications share. */
export function systemBundle(configUrl: string, options: BundleOptions = {}): Configuration {
  const directory = fileURLToPath(new URL('.', configUrl))
  const name = `@portal/${directory.split('/').filter(Boolean).at(-1)}`
  const { entries = { entry: './src/app.ts' }, provides = [], part = '' } = options
  return {
    ...base(directory, [name, part].filter(Boolean).join(' ')),
    entry: Object.fromEntries(
      Object.entries(entries).map(([entry, file]) => [entry, [here('public-path.mjs'), file]]),
    ),
    output: {
      path: `${directory}dist`,
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:6].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      library: { type: 'system' },
      // `public-path.mjs` finds it; what webpack would do before costs each page some bytes.
      publicPath: '',
      uniqueName: NAME_OF_BUILD,
      chunkLoadingGlobal: NAME_OF_BUILD,
      importFunctionName: '__system_context__.import',
    },
    externals: externalsBut(provides),
    plugins: [
      new ChunkNamesPlugin(),
      new OwnChunksPlugin(),
      new ChunkIntegrityPlugin(),
      new SharedNamesPlugin(),
      new StyleSheetPlugin(),
    ],
  }
}

/** Plain scripts: what documents run before any module is known, by the names of the files they become. */
export function scriptBundle(
  configUrl: string,
  entries: Readonly<Record<string, readonly string[]>>,
): Configuration {
  const directory = fileURLToPath(new URL('.', configUrl))
  return {
    ...base(directory, '@portal/root-config'),
    entry: Object.fromEntries(Object.entries(entries).map(([name, files]) => [name, [...files]])),
    output: { path: `${directory}dist`, filename: '[name].js' },
    plugins: [new webpack.BannerPlugin({ banner: COMPILE_HINT, raw: true, stage: LAST_STAGE })],
  }
}
