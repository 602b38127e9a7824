import { PAGE_DATA, type PortalConfig } from '@portal/contract/portal-config.ts'
import { matchRow } from '@portal/routing/match-row.ts'
import type { BundleCatalog } from './bundle-catalog.ts'
import { type Preload, preloadsFor } from './preloads.ts'

const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" rx="7" fill="#4540c9"/><path d="M8 10.5h9.5M8 14h12M8 17.5h6" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"/></svg>',
)}`

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** JSON that cannot end the script element it stands in. */
const dataBlock = (type: string, id: string, data: unknown) =>
  `<script type="${type}"${id && ` id="${id}"`}>${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`

const preloadTag = ({ rel, url, as, integrity }: Preload) =>
  `<link rel="${rel}" as="${as}" crossorigin href="${url}"${integrity ? ` integrity="${integrity}"` : ''}>`

/** The page for an address: no request but the bundles themselves stands between it and the first script. */
export function renderPage(
  catalog: BundleCatalog,
  config: PortalConfig,
  criticalCss: string,
  pathname: string,
): string {
  const start = catalog.locate('@portal/root-config')
  const rows = catalog.tables.flatMap((table) => table.rows)
  const isPublic = matchRow(rows, pathname)?.row.public === true
  return [
    '<!doctype html>',
    // Keeps room for the frame from the first paint on, so that nothing moves when it arrives.
    isPublic ? '<html lang="en">' : '<html lang="en" data-frame>',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(config.productTitle)}</title>`,
    `<link rel="icon" href="${ICON}">`,
    `<style>${criticalCss}</style>`,
    ...preloadsFor(catalog, pathname).map(preloadTag),
    dataBlock('systemjs-importmap', '', catalog.importMap),
    dataBlock('application/json', PAGE_DATA.config, config),
    dataBlock('application/json', PAGE_DATA.tables, catalog.tables),
    dataBlock('application/json', PAGE_DATA.slots, catalog.slots),
    dataBlock('application/json', PAGE_DATA.release, catalog.release),
    `<script defer crossorigin src="${start.url}" integrity="${start.integrity}"></script>`,
    '</head>',
    '<body>',
    '<div id="portal-shell"></div>',
    '<main id="portal-screen"></main>',
    '<noscript><p>The operations portal needs JavaScript. Switch it on for this site and load the page again.</p></noscript>',
    '</body>',
    '</html>',
    '',
  ].join('\n')
}
