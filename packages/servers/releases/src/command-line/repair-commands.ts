import { type Given, requireWords } from './arguments.ts'
import type { Outcome } from './outcome.ts'
import type { Place } from './place.ts'
import { UsageError } from './usage.ts'

const needsReason = () => new UsageError('Enter a reason: --reason "CHG-1234, the reason"')

/**
 * Accepts an older copy of the store though later releases were served: hosts follow it from the next release
 * on.
 */
export async function acceptRestore(place: Place, { words, reason }: Given): Promise<Outcome> {
  const [number = ''] = requireWords(words.slice(1), 'number')
  const lostUpTo = Number(number)
  if (!Number.isInteger(lostUpTo) || lostUpTo < 1)
    throw new UsageError('Enter the highest release that a host has served, such as: accept-restore 116')
  if (reason === undefined) throw needsReason()
  const entry = { actor: place.actor, action: 'restore.accept', reason } as const
  const release = await place.log.acceptLoss(lostUpTo, entry)
  return {
    data: release,
    lines: [
      `Release ${release.seq} of ${release.env} continues from release ${release.parent}. Lost releases up to ${lostUpTo} no longer count.`,
    ],
  }
}

/** Keeps serving the last release before entries that cannot be read. */
export async function stepOver(place: Place, { words, reason }: Given): Promise<Outcome> {
  requireWords(words.slice(1))
  if (reason === undefined) throw needsReason()
  const release = await place.log.stepOver({ actor: place.actor, action: 'log.step-over', reason })
  return {
    data: release,
    lines: [`Release ${release.seq} of ${release.env} continues from release ${release.parent}.`],
  }
}
