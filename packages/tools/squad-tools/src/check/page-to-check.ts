import type { BundleManifest } from '@portal/build/src/bundle-manifest.ts'

/** A built bundle with those it would be served with. Their files are in one folder, by address. */
export interface PageToCheck {
  readonly manifest: BundleManifest
  readonly importMap: { readonly imports: Readonly<Record<string, string>> }
  /** Style sheets that the bundle is rendered with. */
  readonly sheets: readonly string[]
}

/** The file that describes a page to check. */
export const PAGE_TO_CHECK = 'page.json'
