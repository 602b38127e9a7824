import type { Comparison } from '@portal/contract/releases/plan-schemas.ts'
import { readManifests } from '../artifact/read-manifests.ts'
import { differences } from '../release/differences.ts'
import { importLines } from '../release/import-lines.ts'
import { versionsIn } from '../release/release.ts'
import type { ReleasePlace } from './release-place.ts'

/** What differs between two releases. Fails as `absent` when a number does not exist. */
export async function comparisonOf(
  { log, store, trust }: ReleasePlace,
  from: number,
  to: number,
): Promise<Comparison> {
  const [before, after] = await Promise.all([log.read(from), log.read(to)])
  const manifests = await readManifests(store, trust, [...versionsIn(before), ...versionsIn(after)])
  return { differences: differences(before, after), imports: importLines(before, after, manifests) }
}
