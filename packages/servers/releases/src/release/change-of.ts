import type { ReleaseChange } from '@portal/contract/releases/release-changes.ts'
import type { ReleaseContent } from '@portal/contract/releases/release-schemas.ts'
import { ReleaseError } from '../release-error.ts'
import { approve } from './approvals.ts'
import {
  abortCanary,
  type Change,
  pauseCanary,
  promote,
  rollBack,
  rollBackBundle,
  setFrozen,
  startCanary,
  stepCanary,
} from './changes.ts'
import { removeOwner, setOwner } from './owner-changes.ts'
import { removeBundle, restoreBundle } from './removal.ts'

type RollBack = Extract<ReleaseChange, { action: 'rollback' }>

async function rollBackOf(
  { bundle, to, isPulled }: RollBack,
  read: (seq: number) => Promise<ReleaseContent>,
): Promise<Change> {
  const earlier = to === undefined ? undefined : await read(to)
  if (bundle !== undefined) return rollBackBundle(bundle, earlier, { isPulled })
  if (earlier) return rollBack(earlier, { isPulled })
  throw new ReleaseError('refused', 'Choose the bundle to roll back, or the release to go back to.')
}

/** The change for a request of `actor`. `read` returns an earlier release. */
export async function changeOf(
  requested: ReleaseChange,
  { read, actor }: { read(seq: number): Promise<ReleaseContent>; readonly actor: string },
): Promise<Change> {
  switch (requested.action) {
    case 'promote':
      return promote(requested.bundle, requested.version)
    case 'approve':
      return approve(requested.bundle, requested.version, actor)
    case 'canary.start':
      return startCanary(requested.bundle, requested.version, requested)
    case 'canary.step':
      return stepCanary(requested.bundle, requested)
    case 'canary.pause':
      return pauseCanary(requested.bundle)
    case 'canary.abort':
      return abortCanary(requested.bundle, requested)
    case 'rollback':
      return rollBackOf(requested, read)
    case 'remove':
      return removeBundle(requested.bundle, requested.leadsTo)
    case 'restore':
      return restoreBundle(requested.bundle)
    case 'owner.set':
      return setOwner(requested.name, requested.owner)
    case 'owner.remove':
      return removeOwner(requested.name)
    case 'freeze':
      return setFrozen(true)
    case 'thaw':
      return setFrozen(false)
  }
}
