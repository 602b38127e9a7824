import type { BuiltArtifact } from '../artifact/built-artifact.ts'
import { readManifests } from '../artifact/read-manifests.ts'
import { publishProblems } from '../release/plan.ts'
import { versionsIn } from '../release/release.ts'
import { ReleaseError } from '../release-error.ts'
import type { ReleasePlace } from './store-operations.ts'

/** Fails as `refused` when a version fits nothing that people get. */
export async function requireFit(
  { log, store, trust }: ReleasePlace,
  { manifest }: BuiltArtifact,
): Promise<void> {
  const head = await log.head()
  if (!head) return
  const problems = publishProblems(head, manifest, await readManifests(store, trust, versionsIn(head)))
  if (problems.length > 0) throw new ReleaseError('refused', problems.join('\n'))
}
