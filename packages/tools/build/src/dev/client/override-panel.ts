/// <reference lib="dom" />
/// <reference types="systemjs" />
import './no-second-import-map.ts'
import 'import-map-overrides'
import { addressHere } from './elsewhere.ts'

interface Panel extends HTMLElement {
  renderWithPreact(): void
}

declare global {
  var importMapOverrides: {
    getOverrideMap(): { readonly imports: Readonly<Record<string, string>> }
  }
  interface HTMLElementTagNameMap {
    'import-map-overrides-full': Panel
  }
}

const TAG = 'import-map-overrides-full'

/**
 * Files on other ports of this machine load through the page's own server; released versions keep their
 * addresses.
 */
function placeOf(address: string): string {
  const url = new URL(address, location.href)
  return url.origin === location.origin ? url.href : addressHere(url)
}

/** Overridden modules load from the override's address, without an integrity check. */
function applyOverrides(): void {
  const { imports } = importMapOverrides.getOverrideMap()
  const places = Object.entries(imports).map(([name, address]) => [name, placeOf(address)] as const)
  if (places.length > 0) System.addImportMap({ imports: Object.fromEntries(places) })
}

/** The page's policy blocks style elements, but scripts may set the same rules. */
function stylesOfPanel(): CSSStyleSheet {
  const unseen = document.createElement(TAG)
  unseen.renderWithPreact()
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(unseen.shadowRoot?.querySelector('style')?.textContent ?? '')
  return sheet
}

/** Adds the panel to the page; it stays hidden until `localStorage` has `devtools`. */
export function addOverridePanel(): void {
  applyOverrides()
  const panel = document.createElement(TAG)
  panel.attachShadow({ mode: 'open' }).adoptedStyleSheets = [stylesOfPanel()]
  panel.setAttribute('show-when-local-storage', 'devtools')
  document.body.append(panel)
}
