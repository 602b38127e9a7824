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

/** What another server of this machine has is loaded by way of the page's own; versions of the portal as they are. */
function placeOf(address: string): string {
  const url = new URL(address, location.href)
  return url.origin === location.origin ? url.href : addressHere(url)
}

/** What has not been loaded yet comes from where the overrides say, and is not compared with what was published. */
function applyOverrides(): void {
  const { imports } = importMapOverrides.getOverrideMap()
  const places = Object.entries(imports).map(([name, address]) => [name, placeOf(address)] as const)
  if (places.length > 0) System.addImportMap({ imports: Object.fromEntries(places) })
}

/** The policy of the page refuses style elements, and lets scripts set the same rules. */
function stylesOfPanel(): CSSStyleSheet {
  const unseen = document.createElement(TAG)
  unseen.renderWithPreact()
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(unseen.shadowRoot?.querySelector('style')?.textContent ?? '')
  return sheet
}

/** Puts the panel into the page, where it waits until `localStorage` has `devtools`. */
export function addOverridePanel(): void {
  applyOverrides()
  const panel = document.createElement(TAG)
  panel.attachShadow({ mode: 'open' }).adoptedStyleSheets = [stylesOfPanel()]
  panel.setAttribute('show-when-local-storage', 'devtools')
  document.body.append(panel)
}
