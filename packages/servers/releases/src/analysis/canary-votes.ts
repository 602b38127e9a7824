import type { FailurePhase } from '@portal/contract/page-failure.ts'
import type { CanarySessions, SessionVote, Sides } from './canary-sessions.ts'

/** A vote on one of the two versions of a canary. */
export interface KeptVote {
  readonly at: number
  readonly session: string
  readonly voter: string
  readonly side: keyof Sides
  readonly failure?: FailurePhase | undefined
  readonly isPart?: true | undefined
  readonly mountMs?: number | undefined
}

/** Nobody has more browsers than this; invented sessions can neither abort a canary nor advance it. */
const MOST_OF_ONE_VOTER = 3

const MOST_SESSIONS = 10_000

/** The sessions of one version: one vote each, capped per voter. */
function sessionsOfVersion() {
  const sessions = new Map<string, SessionVote>()
  const countOf = new Map<string, number>()

  return {
    sessions,
    /**
     * Returns whether this changes anything. A failed session stays failed, whatever it reports before or
     * after.
     */
    add({ session, voter, at, failure, mountMs }: KeptVote): boolean {
      const known = sessions.get(session)
      const count = countOf.get(voter) ?? 0
      if (known ? known.failure || !failure : count >= MOST_OF_ONE_VOTER || sessions.size >= MOST_SESSIONS)
        return false
      if (!known) countOf.set(voter, count + 1)
      sessions.set(session, {
        at: known?.at ?? at,
        failure: failure && { phase: failure, at },
        mountMs: known?.mountMs ?? mountMs,
      })
      return true
    },
  }
}

const bothSides = () => ({ canary: sessionsOfVersion(), stable: sessionsOfVersion() })

const sessionsOf = ({ canary, stable }: ReturnType<typeof bothSides>): Sides => ({
  canary: [...canary.sessions.values()],
  stable: [...stable.sessions.values()],
})

/** The votes on one canary. */
export function canaryVotes() {
  const [whole, parts] = [bothSides(), bothSides()]
  return {
    /** Returns whether this changes anything. */
    add: (vote: KeptVote): boolean => (vote.isPart ? parts : whole)[vote.side].add(vote),
    sessions: (): CanarySessions => ({ ...sessionsOf(whole), parts: sessionsOf(parts) }),
  }
}
