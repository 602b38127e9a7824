import { BOOT_SCRIPT, PAGE_DATA, type PortalConfig } from '@portal/contract/portal-config.ts'
import { type BundleCatalog, fileOf } from '@portal/releases/bundle/bundle-catalog.ts'
import { ROOT_CONFIG } from '@portal/releases/bundle/every-page.ts'
import { matchRow } from '@portal/routing/match-row.ts'
import type { BootFile } from './boot-file.ts'
import { type Preload, preloadsFor } from './preloads.ts'

const LINES = 'M8 10.5h9.5M8 14h12M8 17.5h6'

const ICON = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" rx="7" fill="#4540c9"/><path d="${LINES}" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"/></svg>`,
)}`

/** The critical styles show this after a while: if no script has arrived, nothing else can. */
const LATE = 'This is taking too long. Reload the page. If it happens again, tell your administrator.'

/** Placeholder for the frame until it is mounted, styled by the critical styles. */
const FIRST_PAINT = `<div class="portal-first"><svg aria-hidden="true" width="28" height="28" viewBox="0 0 28 28"><rect width="28" height="28" rx="7" fill="currentColor"/><path d="${LINES}"/></svg><i></i><p>${LATE}</p></div>`

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** JSON that cannot end its script element. */
const dataBlock = (type: string, id: string, data: unknown) =>
  `<script type="${type}"${id && ` id="${id}"`}>${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`

const integrityOf = ({ integrity }: { integrity?: string | undefined }) =>
  integrity ? ` integrity="${integrity}"` : ''

const preloadTag = (preload: Preload) =>
  preload.isChunk
    ? `<script async crossorigin src="${preload.url}"${integrityOf(preload)}></script>`
    : `<link rel="preload" as="${preload.as}" crossorigin href="${preload.url}"${integrityOf(preload)}>`

interface Script {
  readonly url: string
  readonly integrity: string
}

/** Runs in document order once the page is parsed. */
const scriptTag = (script: Script, attributes = '') =>
  `<script defer crossorigin${attributes} src="${script.url}"${integrityOf(script)}></script>`

/** The last one has the plain id: older pages look for a single file, and the last runs after the others. */
const bootId = (following: number) => (following === 0 ? BOOT_SCRIPT : `${BOOT_SCRIPT}-${following}`)

const beginningOfHead = ({ productTitle }: PortalConfig, isOutside: boolean) => [
  '<!doctype html>',
  // Reserves space for the frame from the first paint on, so that nothing moves when it arrives.
  isOutside ? '<html lang="en">' : '<html lang="en" data-frame>',
  '<head>',
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  `<title>${escapeHtml(productTitle)}</title>`,
  `<link rel="icon" href="${ICON}">`,
]

const NO_SCRIPT =
  '<noscript><p>The operations portal needs JavaScript. Turn it on for this site and reload the page.</p></noscript>'

const OLD_BROWSER =
  '<p class="portal-old">This browser is too old for the operations portal. Update it, or use a different one.</p>'

/** A CSS feature that every supported browser has hides the message for older ones. */
export const OLD_BROWSER_CSS =
  '.portal-old{display:none}@supports not (color:light-dark(#000,#fff)){.portal-old{display:block;position:fixed;left:0;right:0;bottom:0;z-index:9999;margin:0;padding:1rem;background:#fff;color:#000;font:1rem/1.45 system-ui,sans-serif;text-align:center}}'

export const END = '</body>\n</html>\n'

export interface PageParts {
  readonly catalog: BundleCatalog
  readonly config: PortalConfig
  readonly criticalCss: string
}

/**
 * The page of one screen without its end: only the requests of bundles come between it and the first
 * script.
 */
export function beginningOfPage(
  { catalog, config, criticalCss }: PageParts,
  pathname: string,
  boot: readonly BootFile[],
): string {
  const rows = catalog.apps.flatMap((app) => app.rows)
  const row = matchRow(rows, pathname)?.row
  const isOutside = row?.public === true && !row.leadsInside
  return [
    ...beginningOfHead(config, isOutside),
    scriptTag(catalog.locate(ROOT_CONFIG), ' fetchpriority="high"'),
    ...boot.map((file, index) => scriptTag(file, ` id="${bootId(boot.length - 1 - index)}"`)),
    `<style>${criticalCss}</style>`,
    ...preloadsFor(catalog, pathname, boot).map(preloadTag),
    dataBlock('systemjs-importmap', '', catalog.importMap),
    dataBlock('application/json', PAGE_DATA.config, config),
    dataBlock('application/json', PAGE_DATA.apps, catalog.apps),
    dataBlock('application/json', PAGE_DATA.release, catalog.release),
    dataBlock('application/json', PAGE_DATA.sheets, catalog.sheets),
    dataBlock('application/json', PAGE_DATA.fallbacks, catalog.fallbacks ?? {}),
    dataBlock('application/json', PAGE_DATA.trials, catalog.trials ?? {}),
    dataBlock(
      'application/json',
      PAGE_DATA.boot,
      boot.flatMap(({ modules }) => modules),
    ),
    '</head>',
    '<body>',
    `<div id="portal-shell">${isOutside ? '' : FIRST_PAINT}</div>`,
    '<main id="portal-screen"></main>',
    NO_SCRIPT,
    OLD_BROWSER,
    '',
  ].join('\n')
}

/** The file of the root-config that redirects visitors to the provider. */
const SIGN_IN_SCRIPT = 'sign-in.js'

/** The script that redirects visitors to the provider; an older root-config has none. */
export function signInScript({ bundles }: BundleCatalog): Script | undefined {
  const rootConfig = bundles.find(({ manifest }) => manifest.name === ROOT_CONFIG)
  return rootConfig && fileOf(rootConfig, SIGN_IN_SCRIPT)
}

/**
 * The document for visitors without a session: it immediately redirects to the provider and runs nothing
 * else. The browser prefetches files for the way back in the time until it leaves.
 */
export const signInDocument = (
  { config, criticalCss }: PageParts,
  script: Script,
  boot: readonly BootFile[],
): string =>
  [
    ...beginningOfHead(config, false),
    scriptTag(script, ' fetchpriority="high"'),
    ...boot.map(
      (file) => `<link rel="prefetch" as="script" crossorigin href="${file.url}"${integrityOf(file)}>`,
    ),
    `<style>${criticalCss}</style>`,
    dataBlock('application/json', PAGE_DATA.config, config),
    '</head>',
    '<body>',
    `<div id="portal-shell">${FIRST_PAINT}</div>`,
    NO_SCRIPT,
    OLD_BROWSER,
    '',
  ].join('\n')

/** The end of every page, with the token for health reports on canaries: the only difference between visitors. */
export const endOfPage = (visit: string): string =>
  [dataBlock('application/json', PAGE_DATA.visit, visit), END].join('\n')
