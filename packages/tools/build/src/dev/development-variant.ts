import { fileURLToPath } from 'node:url'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import webpack, { type Configuration } from 'webpack'
import { moduleRules } from '../webpack-preset.ts'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const ownSources = here('..')

interface Variant {
  /** Name of the package. */
  readonly bundle: string
  readonly output: string
}

/**
 * Prepended to each entry: React's entry gets the code that runs once per page, other entries the code that runs once
 * per bundle.
 */
const PAGE_CLIENT = here('client/start-development-page.ts')
const BUNDLE_CLIENT = here('client/hot-bundle.ts')

/** The entries by name. */
const namedEntries = (entry: Configuration['entry']): [name: string, files: unknown][] =>
  Object.entries(entry ?? {})

function withClient(entry: Configuration['entry'], client: string): Record<string, string[]> {
  return Object.fromEntries(
    namedEntries(entry).map(([name, given]) => {
      const files = [given].flat().map(String)
      return [name, [...files.slice(0, -1), client, ...files.slice(-1)]]
    }),
  )
}

/** Enables hot reloading that keeps component state. */
function hotReloading(configuration: Configuration, { bundle }: Variant): Configuration {
  return {
    ...configuration,
    entry: withClient(configuration.entry, BUNDLE_CLIENT),
    module: { rules: moduleRules({ development: true, refresh: true }) },
    resolve: {
      ...configuration.resolve,
      alias: { 'react/jsx-dev-runtime$': here('client/jsx-dev-runtime.mjs') },
    },
    plugins: [
      ...(configuration.plugins ?? []),
      new webpack.HotModuleReplacementPlugin(),
      new webpack.NormalModuleReplacementPlugin(
        /react-refresh[\\/]runtime/,
        here('client/refresh-of-bundle.ts'),
      ),
      new webpack.DefinePlugin({ __BUNDLE__: JSON.stringify(bundle) }),
      new ReactRefreshPlugin({
        exclude: [/node_modules/, ownSources],
        overlay: { entry: false, module: here('client/refresh-problems.ts'), sockIntegration: false },
      }),
    ],
  }
}

/**
 * The development variant of a bundle: readable, with source maps, and hot-reloaded. Changes to
 * `@portal/root-config` and the shared libraries reload the page.
 */
export function developmentVariant(production: Configuration, variant: Variant): Configuration {
  const isReact = variant.bundle === '@portal/shared-libraries' && production.name?.endsWith(' react')
  const configuration: Configuration = {
    ...production,
    mode: 'development',
    // No `eval`: the page's policy blocks it here too.
    devtool: 'cheap-module-source-map',
    // No content hash, so that the next build overwrites the file.
    output: {
      ...production.output,
      path: variant.output,
      chunkFilename: '[name].js',
      // Hot updates rely on module ids that stay the same between builds.
      uniqueName: variant.bundle,
      chunkLoadingGlobal: variant.bundle,
    },
    // Keep serving the last good build until the errors are fixed.
    optimization: { chunkIds: 'named', emitOnErrors: false },
    cache: {
      ...(typeof production.cache === 'object' && production.cache),
      type: 'filesystem',
      name: `${production.name} development`,
    },
    infrastructureLogging: { level: 'none' },
  }
  if (isReact) return { ...configuration, entry: withClient(production.entry, PAGE_CLIENT) }
  const isHotReloadable = !['@portal/root-config', '@portal/shared-libraries'].includes(variant.bundle)
  return isHotReloadable ? hotReloading(configuration, variant) : configuration
}
