import { createHash } from 'node:crypto'

/** Emotion fills an empty `<style>` rule by rule; this hash admits only the empty one. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const policyOf = (directives: Readonly<Record<string, string>>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

/** Headers of every document of the host. */
const DOCUMENT_HEADERS = {
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cache-Control': 'no-store',
}

interface PageFacts {
  readonly criticalCss: string
  /** Origins that the page may call. */
  readonly calledUrls: readonly string[]
  /**
   * What it may frame; without it, anything of this origin that allows framing, which is the same document.
   */
  readonly framedUrl: string | undefined
  /** Whether the content of every script is known. */
  readonly isFixed: boolean
}

/** Scripts come only from this origin's bundles with known content. */
function pagePolicy({ criticalCss, calledUrls, framedUrl }: PageFacts) {
  const called = [...new Set(calledUrls.map((url) => new URL(url).origin))]
  return {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': `'self' ${EMPTY_STYLE} ${hashOf(criticalCss)}`,
    'connect-src': ["'self'", ...called].join(' '),
    'img-src': "'self' data:",
    'font-src': "'self'",
    'frame-src': framedUrl ?? "'self'",
    // A service worker of a bundle would outlive the version, without this policy.
    'worker-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
  }
}

/** Firefox checks prefetching against `default-src`, so everything else that falls back to it is refused by name. */
const PREFETCHING = {
  'default-src': "'self'",
  'manifest-src': "'none'",
  'media-src': "'none'",
  'object-src': "'none'",
}

const headersWith = (policy: Readonly<Record<string, string>>, isFixed: boolean): Record<string, string> => ({
  ...DOCUMENT_HEADERS,
  'Content-Security-Policy': policyOf(policy),
  ...(isFixed && { 'Integrity-Policy': 'blocked-destinations=(script)' }),
})

/** Headers of the page. */
export const pageHeaders = (facts: PageFacts) => headersWith(pagePolicy(facts), facts.isFixed)

/** Headers of the document for visitors without a session, which prefetches files of the page. */
export const signInHeaders = (facts: PageFacts) =>
  headersWith({ ...pagePolicy(facts), ...PREFETCHING }, facts.isFixed)

/**
 * Headers of the document for untrusted content: a separate origin, only its own script, and no fetching.
 * Only pages of this host may frame it.
 */
export function previewHeaders(script: string): Record<string, string> {
  const policy = {
    'default-src': "'none'",
    'script-src': hashOf(script),
    'style-src': "'unsafe-inline'",
    'img-src': 'data: blob:',
    'font-src': 'data:',
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
    sandbox: 'allow-scripts',
  }
  return {
    ...DOCUMENT_HEADERS,
    'Content-Security-Policy': policyOf(policy),
    // To Firefox, the frame's own opaque origin asks for it. The document is the same for everyone.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-DNS-Prefetch-Control': 'off',
  }
}

/** Headers of a document with a message and its own styles: nothing runs in it, and nothing is fetched. */
export function messageHeaders(styles: string): Record<string, string> {
  const policy = {
    'default-src': "'none'",
    'style-src': hashOf(styles),
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  }
  return { ...DOCUMENT_HEADERS, 'Content-Security-Policy': policyOf(policy) }
}

/** The policy of answers that have none of their own. */
export const NOT_FRAMED = "frame-ancestors 'none'"

/** Headers of every answer of the host. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
}
