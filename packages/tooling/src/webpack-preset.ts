import { fileURLToPath } from 'node:url'
import TerserPlugin from 'terser-webpack-plugin'
import type { Configuration } from 'webpack'
import { ScriptIntegrityPlugin } from './script-integrity-plugin.ts'

/** Names every bundle finds in the import map instead of carrying them. */
const SHARED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  '@tanstack/react-query',
  'rxjs',
  '@portal/session',
  '@portal/ui',
]

/**
 * Shared names that only some screens need. An ordinary external would be hoisted into the entry's list of
 * dependencies and load with the first screen; these load with the chunk that names them.
 */
const SHARED_WHEN_NEEDED = ['zod', 'react-hook-form']

/** Forms are a chunk of `@portal/ui`, so that both halves share one theme and one style cache. */
const FORMS = {
  '@portal/ui/form': 'promise __system_context__.import("@portal/ui").then((ui) => ui.forms())',
}

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

const base = (directory: string, name: string): Configuration => ({
  mode: 'production',
  name,
  context: directory,
  target: ['web', 'es2022'],
  devtool: false,
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: fileURLToPath(import.meta.resolve('swc-loader')),
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            target: 'es2022',
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
      { test: /\.woff2$/, type: 'asset/resource' },
    ],
  },
  optimization: {
    minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
    chunkIds: 'named',
  },
  performance: { hints: false },
  cache: { type: 'filesystem', cacheDirectory: here('../../../.cache/webpack'), name },
})

export interface BundleOptions {
  /** Entry names and files; the entry named `entry` is the package's own. */
  readonly entries?: Readonly<Record<string, string>>
  /** Shared names that this package itself provides. */
  readonly provides?: readonly string[]
  /** Tells the builds of one package apart when it takes several. */
  readonly part?: string
}

/** A bundle in System format: an application, or a module that applications share. */
export function systemBundle(configUrl: string, options: BundleOptions = {}): Configuration {
  const directory = fileURLToPath(new URL('.', configUrl))
  const name = `@portal/${directory.split('/').filter(Boolean).at(-1)}`
  const { entries = { entry: './src/app.ts' }, provides = [], part = '' } = options
  const external = (names: readonly string[], type: string) =>
    Object.fromEntries(names.filter((one) => !provides.includes(one)).map((one) => [one, `${type} ${one}`]))
  return {
    ...base(directory, [name, part].filter(Boolean).join(' ')),
    entry: Object.fromEntries(
      Object.entries(entries).map(([entry, file]) => [entry, [here('public-path.mjs'), file]]),
    ),
    output: {
      path: `${directory}dist`,
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      library: { type: 'system' },
      uniqueName: name,
      importFunctionName: '__system_context__.import',
    },
    externals: [external(SHARED, 'system'), external(SHARED_WHEN_NEEDED, 'import'), FORMS],
    plugins: [new ScriptIntegrityPlugin()],
  }
}

/** A plain script: what the page runs before any module is known. */
export function scriptBundle(configUrl: string, entry: readonly string[]): Configuration {
  const directory = fileURLToPath(new URL('.', configUrl))
  return {
    ...base(directory, '@portal/root-config'),
    entry: { entry: [...entry] },
    output: { path: `${directory}dist`, filename: '[name].js' },
  }
}
