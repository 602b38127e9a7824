import type { IdentitySettings } from '../settings.ts'
import { fontPath } from './font-route.ts'
import { type Html, html, trusted } from './html.ts'
import { iconUrl, logo } from './logo.ts'
import { pageStyle } from './page-style.ts'
import { environmentNames } from './texts.ts'

export type PageSettings = Pick<IdentitySettings, 'productTitle' | 'environment' | 'portalOrigin'>

/** A whole page: one card under the product's name, `narrow` for forms and `wide` for lists. */
export function renderPage(
  settings: PageSettings,
  title: string,
  content: Html,
  width: 'narrow' | 'wide' = 'narrow',
): string {
  const { productTitle, environment } = settings
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${productTitle}</title>
<link rel="icon" href="${iconUrl}">
<link rel="preload" href="${fontPath}" as="font" type="font/woff2" crossorigin>
<style>${trusted(pageStyle)}</style>
</head>
<body class="${environment.toLowerCase()}">
<main class="${width}">
<header>${logo}<span class="product">${productTitle}</span><span class="badge">${environmentNames[environment]}</span></header>
${content}
</main>
</body>
</html>
`.markup
}
