import { freshAddress } from './file-limit.ts'

declare global {
  interface Window {
    /** Not in every browser, and not in TypeScript's own list. */
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown
    }
  }
}

/** Lets through the addresses of this portal's bundles. Throws `TypeError` for every other. */
export function bundleUrl(url: string): string {
  const { origin, pathname } = new URL(url, location.href)
  if (origin === location.origin && pathname.startsWith('/bundles/')) return url
  throw new TypeError('Not a script of this portal')
}

// The only way a string becomes a script in this page. Everything else that would turn text into code or markup
// is refused by the browser (Content-Security-Policy, trusted types).
window.trustedTypes?.createPolicy('default', { createScriptURL: (url) => freshAddress(bundleUrl(url)) })
