import type { Content, ReleaseChange } from '@portal/contract/releases/release-schemas.ts'
import { ReleaseError } from '../release-error.ts'
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
  read: (seq: number) => Promise<Content>,
): Promise<Change> {
  const earlier = to === undefined ? undefined : await read(to)
  if (bundle !== undefined) return rollBackBundle(bundle, earlier, { isPulled })
  if (earlier) return rollBack(earlier, { isPulled })
  throw new ReleaseError('refused', 'Choose the bundle to roll back, or the release to go back to.')
}

/** The change for a request. `read` returns an earlier release. */
export async function changeOf(
  wanted: ReleaseChange,
  read: (seq: number) => Promise<Content>,
): Promise<Change> {
  switch (wanted.action) {
    case 'promote':
      return promote(wanted.bundle, wanted.version)
    case 'canary.start':
      return startCanary(wanted.bundle, wanted.version, wanted)
    case 'canary.step':
      return stepCanary(wanted.bundle, wanted)
    case 'canary.pause':
      return pauseCanary(wanted.bundle)
    case 'canary.abort':
      return abortCanary(wanted.bundle, wanted)
    case 'rollback':
      return rollBackOf(wanted, read)
    case 'remove':
      return removeBundle(wanted.bundle, wanted.leadsTo)
    case 'restore':
      return restoreBundle(wanted.bundle)
    case 'owner.set':
      return setOwner(wanted.name, wanted.owner)
    case 'owner.remove':
      return removeOwner(wanted.name)
    case 'freeze':
      return setFrozen(true)
    case 'thaw':
      return setFrozen(false)
  }
}
