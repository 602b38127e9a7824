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
import { LANGUAGE } from './supported-browsers.ts'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** Compiles sources to modules; `react` selects React's development mode. */
export const moduleRules = (react: { development?: boolean; refresh?: boolean } = {}) => [
  {
    test: /\.tsx?$/,
    loader: createRequire(import.meta.url).resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: LANGUAGE,
        transform: { react: { runtime: 'automatic', ...react } },
        // A changed comment gives the same bundle, so it needs no new version.
        minify: { format: { comments: false } },
      },
    },
  },
]

/** Compiles all functions of a file while it streams in, since all of them run at once. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad'
/** After the minimizer, which drops comments. */
const LAST_STAGE = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT

const base = (directory: string, name: string): Configuration => ({
  mode: 'production',
  name,
  context: directory,
  target: ['web', LANGUAGE],
  devtool: false,
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  module: { rules: moduleRules() },
  optimization: {
    minimizer: [
      new TerserPlugin({
        minify: TerserPlugin.swcMinify,
        extractComments: false,
        // As many passes as find something: a quarter of a percent less to load than after one.
        // Licenses are in the bill of materials.
        terserOptions: { compress: { passes: 0 }, format: { comments: false } },
      }),
    ],
    chunkIds: 'named',
    // Its own way to hash the finished files replaces a name's digits wherever a file contains them: 1114112, too.
    realContentHash: false,
    // A page is one file: shared code is duplicated until it is worth a request.
    splitChunks: {
      cacheGroups: { default: { minSize: 50_000, minChunks: 2, priority: -20, reuseExistingChunk: true } },
    },
  },
  performance: { hints: false },
  // Installed sources of the portal can change under one version, so they are not cached by version.
  snapshot: { managedPaths: [/^(.+?[\\/]node_modules[\\/])(?!@portal[\\/])/] },
  cache: {
    type: 'filesystem',
    cacheDirectory: here('../../../.cache/webpack'),
    name,
    // A changed build configuration gives different bytes for the same sources.
    version: presetDigest(),
  },
})

export interface BundleOptions {
  /** Entry names and files; `entry` is the package's main entry. */
  readonly entries?: Readonly<Record<string, string>>
  /** Shared modules that this package provides. */
  readonly provides?: readonly string[]
  /** Distinguishes several builds of one package. */
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
      // Every page loads the names of all chunks. Each version has its own folder, so four digits are enough.
      chunkFilename: '[name].[contenthash:4].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      library: { type: 'system' },
      // `public-path.mjs` finds it; webpack's own way costs every page some bytes.
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

/** Plain scripts that run before any module, and modules that such a script loads later, by output file name. */
export function scriptBundle(
  configUrl: string,
  scripts: Readonly<Record<string, readonly string[]>>,
  modules: Readonly<Record<string, string>>,
): Configuration {
  const directory = fileURLToPath(new URL('.', configUrl))
  const library = { type: 'system' }
  return {
    ...base(directory, '@portal/root-config'),
    entry: Object.fromEntries([
      ...Object.entries(scripts).map(([name, files]) => [name, [...files]] as const),
      ...Object.entries(modules).map(([name, file]) => [name, { import: file, library }] as const),
    ]),
    output: { path: `${directory}dist`, filename: '[name].js' },
    plugins: [new webpack.BannerPlugin({ banner: COMPILE_HINT, raw: true, stage: LAST_STAGE })],
  }
}
