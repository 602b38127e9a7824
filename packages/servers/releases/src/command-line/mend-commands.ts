import { type Given, requireWords } from './arguments.ts'
import type { Outcome } from './outcome.ts'
import type { Place } from './place.ts'
import { UsageError } from './usage.ts'

const needsReason = () => new UsageError('Say why: --reason "CHG-1234, why it is done"')

/** An older copy of the store counts, though later releases were served: hosts follow it from the next release on. */
export async function acceptRestore(place: Place, { words, reason }: Given): Promise<Outcome> {
  const [number = ''] = requireWords(words.slice(1), 'number')
  const lostUpTo = Number(number)
  if (!Number.isInteger(lostUpTo) || lostUpTo < 1)
    throw new UsageError('Name the highest release that a host has served, such as: accept-restore 116')
  if (reason === undefined) throw needsReason()
  const entry = { actor: place.actor, action: 'restore.accept', reason } as const
  const release = await place.log.acceptLoss(lostUpTo, entry)
  return {
    data: release,
    lines: [
      `Release ${release.seq} of ${release.env}: it goes on from release ${release.parent}, and those up to ${lostUpTo} that are lost do not count.`,
    ],
  }
}

/** What was served last is served on, behind entries that cannot be read. */
export async function stepOver(place: Place, { words, reason }: Given): Promise<Outcome> {
  requireWords(words.slice(1))
  if (reason === undefined) throw needsReason()
  const release = await place.log.stepOver({ actor: place.actor, action: 'log.step-over', reason })
  return {
    data: release,
    lines: [`Release ${release.seq} of ${release.env} goes on from release ${release.parent}.`],
  }
}
