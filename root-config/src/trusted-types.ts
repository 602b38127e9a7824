import { freshAddress } from './file-limit.ts'

declare global {
  interface Window {
    /** Not supported by every browser, and missing in TypeScript's DOM types. */
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown
    }
  }
}

/** Accepts the addresses of this portal's bundles. Throws `TypeError` for any other. */
export function bundleUrl(url: string): string {
  const { origin, pathname } = new URL(url, location.href)
  if (origin === location.origin && pathname.startsWith('/bundles/')) return url
  throw new TypeError('Not a script of this portal')
}

// The only way a string becomes a script in this page. The browser blocks everything else that would turn
// text into code or markup (Content-Security-Policy, trusted types).
window.trustedTypes?.createPolicy('default', { createScriptURL: (url) => freshAddress(bundleUrl(url)) })
