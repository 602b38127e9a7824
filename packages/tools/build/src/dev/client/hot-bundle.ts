/// <reference lib="dom" />
/// <reference types="webpack/module" />
import './development-page.ts'

/** Name of the package; inserted by the build. */
declare const __BUNDLE__: string

let newest = __webpack_hash__

/** Loads the newest styles, then removes the previous ones. */
function renewStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[data-bundle="${__BUNDLE__}"]`)) {
    const href = `${link.href.replace(/\?.*/, '')}?${newest}`
    const newer = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    // The page keeps the sheet of a mounted version by these.
    Object.assign(newer.dataset, link.dataset)
    newer.onload = () => link.remove()
    link.after(newer)
  }
}

/** Applies hot updates until this bundle is current; reloads the page when they cannot be applied. */
async function catchUp(): Promise<void> {
  while (newest !== __webpack_hash__) {
    const exchanged = await import.meta.webpackHot.check(true).catch(() => null)
    if (!exchanged) return location.reload()
  }
}

developmentPage.onBuilt(__BUNDLE__, (hash) => {
  newest = hash
  renewStyles()
  if (import.meta.webpackHot.status() === 'idle') void catchUp()
})
