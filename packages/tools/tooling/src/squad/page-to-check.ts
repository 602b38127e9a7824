import type { BundleManifest } from '../bundle-manifest.ts'

/** One result of a check. `noted` is information, not a failure. */
export interface CheckResult {
  readonly check: string
  readonly status: 'passed' | 'failed' | 'noted'
  readonly says: string
}

/** A built bundle with those it would be served with. Their files are in one folder, by address. */
export interface PageToCheck {
  readonly manifest: BundleManifest
  readonly importMap: { readonly imports: Readonly<Record<string, string>> }
  /** Style sheets that the bundle is rendered with. */
  readonly sheets: readonly string[]
}

/** The file that describes a page to check. */
export const PAGE_TO_CHECK = 'page.json'
