import type { CheckResult } from '@portal/build/src/check-result.ts'
import type { ReleaseContent } from '@portal/contract/releases/release-schemas.ts'
import type { BuiltArtifact } from '../artifact/built-artifact.ts'
import { type Manifests, versionKey } from '../bundle/bundle-manifest.ts'
import { importLines } from '../release/import-lines.ts'
import { importMapLine } from './outcome.ts'

/** The lines of the import map that a version changes once everyone gets it. */
export function importMapResults(
  current: ReleaseContent,
  { manifest }: BuiltArtifact,
  manifests: Manifests,
): CheckResult[] {
  const { name, version } = manifest
  const known = new Map([...manifests, [versionKey(name, version), manifest] as const])
  const after = { ...current, bundles: { ...current.bundles, [name]: { stable: version } } }
  return importLines(current, after, known).map((line) => ({
    check: line.isOtherOwner ? 'owner' : 'import map',
    status: line.isOtherOwner ? 'failed' : 'noted',
    says: importMapLine(line),
  }))
}
