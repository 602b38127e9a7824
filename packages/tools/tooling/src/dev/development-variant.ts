import { fileURLToPath } from 'node:url'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import webpack, { type Configuration } from 'webpack'
import { moduleRules } from '../webpack-preset.ts'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const tooling = here('..')

interface Variant {
  /** Name of the package. */
  readonly bundle: string
  readonly output: string
}

/** What goes in front of each entry: React brings what a page has once, the others what each of them has. */
const PAGE_CLIENT = here('client/start-development-page.ts')
const BUNDLE_CLIENT = here('client/hot-bundle.ts')

function withClient(entry: Configuration['entry'], client: string): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries<readonly string[]>(Object(entry)).map(([name, files]) => [
      name,
      [...files.slice(0, -1), client, ...files.slice(-1)],
    ]),
  )
}

/** Lets a bundle's modules be exchanged in the running page, with the state of its components kept. */
function refreshing(configuration: Configuration, { bundle }: Variant): Configuration {
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
        exclude: [/node_modules/, tooling],
        overlay: { entry: false, module: here('client/refresh-problems.ts'), sockIntegration: false },
      }),
    ],
  }
}

/**
 * The same bundle for development: readable, with source maps, and exchangeable while the page is open. The scripts
 * of `@portal/root-config` and the shared libraries are replaced by reloading the page.
 */
export function developmentVariant(production: Configuration, variant: Variant): Configuration {
  const isReact = variant.bundle === '@portal/shared-libraries' && production.name?.endsWith(' react')
  const configuration: Configuration = {
    ...production,
    mode: 'development',
    // No `eval`: the page's policy forbids it here as well.
    devtool: 'cheap-module-source-map',
    // Without the hash of its content, a file is replaced by the next build.
    output: {
      ...production.output,
      path: variant.output,
      chunkFilename: '[name].js',
      // What is exchanged must find the page as the build before left it.
      uniqueName: variant.bundle,
      chunkLoadingGlobal: variant.bundle,
    },
    // What is served stays as it is until a build has no errors.
    optimization: { chunkIds: 'named', emitOnErrors: false },
    cache: {
      ...(typeof production.cache === 'object' && production.cache),
      type: 'filesystem',
      name: `${production.name} development`,
    },
    infrastructureLogging: { level: 'none' },
  }
  if (isReact) return { ...configuration, entry: withClient(production.entry, PAGE_CLIENT) }
  const isExchangeable = !['@portal/root-config', '@portal/shared-libraries'].includes(variant.bundle)
  return isExchangeable ? refreshing(configuration, variant) : configuration
}
