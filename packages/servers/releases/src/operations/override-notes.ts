import { readManifests } from '../artifact/read-manifests.ts'
import { missingBackends } from '../bundle/missing-backends.ts'
import { reachNotes } from './reach-notes.ts'
import type { OverrideRequest } from './release-operations.ts'
import type { ReleasePlace } from './release-place.ts'
import type { ServiceFacts } from './service-facts.ts'

/** Warnings about the people of an override, and about versions of it whose calls lead nowhere on some hosts. */
export async function overrideNotes(
  { store, trust }: Pick<ReleasePlace, 'store' | 'trust'>,
  { person, alsoFor = [], versions }: Omit<OverrideRequest, 'hours' | 'reason'>,
  facts: ServiceFacts,
): Promise<string[]> {
  const manifests = await readManifests(store, trust, Object.entries(versions))
  return [
    ...(await reachNotes([person, ...alsoFor], facts)),
    ...[...manifests.values()].flatMap((manifest) => missingBackends(manifest, facts.hosts)),
  ]
}
