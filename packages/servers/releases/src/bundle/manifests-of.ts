import { type BundleManifest, type Manifests, versionKey } from './bundle-manifest.ts'

/** The manifests of some versions, without the unknown ones. */
export const manifestsOf = (
  versions: Readonly<Record<string, string>>,
  manifests: Manifests,
): BundleManifest[] =>
  Object.entries(versions).flatMap(([name, version]) => manifests.get(versionKey(name, version)) ?? [])
