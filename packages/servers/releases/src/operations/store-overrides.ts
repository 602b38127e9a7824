import { readArtifact } from '../artifact/artifact.ts'
import { isPulled } from '../release/release.ts'
import { failedAs, ReleaseError } from '../release-error.ts'
import { overrideNotes } from './override-notes.ts'
import type { OverrideOperations } from './release-operations.ts'
import { type ReleasePlace, requireHead } from './release-place.ts'
import type { ServiceFacts } from './service-facts.ts'

/** The operations on overrides in the store; `actor` is recorded as their author. */
export function storeOverrides(place: ReleasePlace, actor: string, facts?: ServiceFacts): OverrideOperations {
  const { store, trust, overrides } = place
  return {
    overrides: overrides.list,
    planOverride: async (request) => (facts ? overrideNotes(place, request, facts) : []),
    async createOverride(request) {
      const versions = Object.entries(request.versions)
      for (const [name, version] of versions)
        await readArtifact(store, trust, name, version).catch((error: unknown) => {
          throw failedAs('absent', error) && error instanceof Error
            ? new ReleaseError('refused', error.message)
            : error
        })
      const head = await requireHead(place)
      const pulled = versions.find(([name, version]) => isPulled(head, name, version))
      if (pulled) throw new ReleaseError('refused', `${pulled.join(' ')} was pulled and cannot be used.`)
      return overrides.create(request, actor)
    },
    revokeOverride: (id, reason) => overrides.revoke(id, actor, reason),
  }
}
