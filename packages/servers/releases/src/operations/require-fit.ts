import type { DescribedArtifact } from '../artifact/built-artifact.ts'
import { readManifests } from '../artifact/read-manifests.ts'
import { publishProblems } from '../release/plan.ts'
import { versionsIn } from '../release/release.ts'
import { ReleaseError } from '../release-error.ts'
import type { ReleasePlace } from './release-place.ts'

/** Why a version fits nothing that people get, in sentences; empty if it fits. */
export async function fitProblems(
  { log, store, trust }: ReleasePlace,
  { manifest }: DescribedArtifact,
): Promise<readonly string[]> {
  const head = await log.head()
  if (!head) return []
  return publishProblems(head, manifest, await readManifests(store, trust, versionsIn(head)))
}

/** Fails as `refused` when a version fits nothing that people get. */
export async function requireFit(place: ReleasePlace, described: DescribedArtifact): Promise<void> {
  const problems = await fitProblems(place, described)
  if (problems.length > 0) throw new ReleaseError('refused', problems.join('\n'))
}
