import type { FailurePhase } from '@portal/contract/page-failure.ts'
import type { CanarySessions, SessionVote, Sides } from './canary-sessions.ts'

/** What somebody says of one of the two versions that a canary is about. */
export interface KeptVote {
  readonly at: number
  readonly session: string
  readonly voter: string
  readonly side: keyof Sides
  readonly failure?: FailurePhase | undefined
  readonly isPart?: true | undefined
  readonly mountMs?: number | undefined
}

/** Nobody has so many browsers; anyone who makes sessions up neither ends a canary with them nor approves it. */
const MOST_OF_ONE_VOTER = 3

const MOST_SESSIONS = 10_000

/** One version's sessions: each has one vote, and no more of them are one voter's than one may have. */
function sessionsOfVersion() {
  const sessions = new Map<string, SessionVote>()
  const countOf = new Map<string, number>()

  return {
    sessions,
    /** Whether that is news. A session that failed has failed, whatever it says before or later. */
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
    /** Whether that is news. */
    add: (vote: KeptVote): boolean => (vote.isPart ? parts : whole)[vote.side].add(vote),
    sessions: (): CanarySessions => ({ ...sessionsOf(whole), parts: sessionsOf(parts) }),
  }
}
