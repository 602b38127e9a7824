import type { BundleManifest } from '@portal/build/src/bundle-manifest.ts'
import { NO_VERSION } from '@portal/contract/portal-config.ts'
import { withOwnBundles } from './own-bundles.ts'
import { readBlock, withBlock } from './page-blocks.ts'

/** Calls to the identity provider go through the proxy, because it only allows the portal's own origin. */
export const PROVIDER_PATH = '/development/provider/'

/** The endpoints that the page calls; navigation goes to the provider directly. */
const CALLED = ['token', 'userInfo', 'revoke', 'jwks']

interface Config {
  readonly auth: { readonly endpoints: Readonly<Record<string, string>> }
}

/** Provider addresses that the page calls, by name. */
export function calledEndpoints({ auth: { endpoints } }: Config): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(endpoints).filter(([name, url]) => CALLED.includes(name) && URL.canParse(url)),
  )
}

function throughHere(config: Config, local: string): Config {
  const names = Object.keys(calledEndpoints(config))
  const passed = names.map((name) => [name, local + PROVIDER_PATH + name] as const)
  const endpoints = { ...config.auth.endpoints, ...Object.fromEntries(passed) }
  return { ...config, auth: { ...config.auth, endpoints } }
}

interface Place {
  /** Bundles from source; empty for the portal's own page. */
  readonly own: readonly BundleManifest[]
  /** Name of the bundle being developed. */
  readonly shown: string
  /** Origin of the page. */
  readonly local: string
}

/** A portal's page with some bundles replaced by those from source. */
export function pageAgainst(html: string, { own, shown, local }: Place): string {
  const served = withOwnBundles(
    {
      importMap: readBlock(html, 'importMap'),
      apps: readBlock(html, 'apps'),
      sheets: readBlock(html, 'sheets'),
      fallbacks: readBlock(html, 'fallbacks'),
    },
    own,
  )
  const stable = /\/(\d[^/]*)\/[^/]*$/.exec(readBlock(html, 'importMap').imports[shown] ?? '')?.[1]
  const trial = { [shown]: { stable: stable ?? NO_VERSION, because: 'override' } }
  const trials = { ...readBlock(html, 'trials'), ...(own.length > 0 && trial) }
  const blocks = [
    ['importMap', served.importMap],
    ['apps', served.apps],
    ['sheets', served.sheets],
    ['fallbacks', served.fallbacks],
    ['config', throughHere(readBlock(html, 'config'), local)],
    ['trials', trials],
  ] as const
  const page = blocks.reduce((text, [name, data]) => withBlock(text, name, data), html)
  // Do not preload unused files.
  const names = own.map(({ name }) => name).join('|')
  const early = '<(link rel="preload"|script async)[^>]* (href|src)'
  return page.replace(new RegExp(`${early}="/bundles/(${names})/[^>]*>(</script>)?\n?`, 'g'), '')
}

/** Whether bundles from source have a screen at an address. The portal may not know it. */
export const isOwnScreen = (pathname: string, own: readonly BundleManifest[]): boolean =>
  own
    .flatMap(({ routes }) => routes.flatMap((row) => ('path' in row ? [String(row.path)] : [])))
    .some((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`).test(pathname))

/** Headers of a page whose origin differs from the portal's, and whose files change while it is open. */
export function headersAgainst(
  headers: NodeJS.Dict<string | string[]>,
  { remote, local }: { readonly remote: string; readonly local: string },
): NodeJS.Dict<string | string[]> {
  const dropped = ['integrity-policy', 'strict-transport-security', 'connection', 'keep-alive']
  const kept = Object.entries(headers).filter(([name]) => !dropped.includes(name))
  return Object.fromEntries(
    kept.map(([name, value]) => {
      if (name === 'content-security-policy' || name === 'location')
        return [name, String(value).replaceAll(remote, local)]
      if (name === 'set-cookie')
        return [name, [value ?? []].flat().map((cookie) => cookie.replace(/;\s*domain=[^;]*/i, ''))]
      return [name, value]
    }),
  )
}
