import { html } from './html.ts'
import { type PageSettings, renderPage } from './page.ts'
import { backToPortal, type Message } from './texts.ts'

/** A page with one message. `reference` is the error code for support. */
export function renderMessagePage(
  settings: PageSettings,
  { title, text }: Message,
  reference?: string,
): string {
  const code = reference === undefined ? undefined : html`<p class="reference">${reference}</p>`
  const link = html`<p><a href="${settings.portalOrigin}/">${backToPortal}</a></p>`
  return renderPage(settings, title, html`<h1>${title}</h1>\n<p>${text}</p>\n${link}\n${code}`)
}
