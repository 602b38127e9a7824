import type { ReleaseContent } from '@portal/contract/releases/release-schemas.ts'
import { type Manifests, versionKey } from '../bundle/bundle-manifest.ts'
import { missingBackends } from '../bundle/missing-backends.ts'
import { servedVersions } from '../release/release.ts'
import type { KnownHost } from './service-facts.ts'

/** One sentence for each version that a change newly gives to people and whose calls lead nowhere on some hosts. */
export function backendNotes(
  before: ReleaseContent,
  after: ReleaseContent,
  { manifests, hosts }: { readonly manifests: Manifests; readonly hosts: readonly KnownHost[] },
): string[] {
  const had = new Set(servedVersions(before).map(([name, version]) => versionKey(name, version)))
  return servedVersions(after)
    .map(([name, version]) => versionKey(name, version))
    .filter((key) => !had.has(key))
    .flatMap((key) => manifests.get(key) ?? [])
    .flatMap((manifest) => missingBackends(manifest, hosts))
}
