import type { BundleManifest } from '../bundle-manifest.ts'

/** One result of a check. `noted` is worth knowing, and no failure. */
export interface CheckResult {
  readonly check: string
  readonly status: 'passed' | 'failed' | 'noted'
  readonly says: string
}

/** A built bundle among those it would be served with; their files lie in the same folder, at their addresses. */
export interface PageToCheck {
  readonly manifest: BundleManifest
  readonly importMap: { readonly imports: Readonly<Record<string, string>> }
  /** Addresses of the style sheets that the bundle is drawn with. */
  readonly sheets: readonly string[]
}

/** The file in which a page to check is described. */
export const PAGE_TO_CHECK = 'page.json'
