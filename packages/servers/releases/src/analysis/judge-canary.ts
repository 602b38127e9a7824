import type { FailurePhase } from '@portal/contract/page-failure.ts'
import type { CanarySessions, SessionVote, Sides } from './canary-sessions.ts'
import { speedOf } from './canary-speed.ts'
import { type Hypotheses, sequentialTest, USUAL, type Verdict } from './sequential-test.ts'

/** A version that so many sessions in a row could not show is none. */
const IN_A_ROW = 3

/** With fewer, the share of the stable version's sessions that failed says nothing. */
const ENOUGH = 20

/** What failed before anything was shown: later on, it may be the data that only some have. */
/** What fails there fails on a screen that people can see. */
const WHILE_SHOWN: readonly FailurePhase[] = ['render', 'unmount', 'script']

const isUnshown = ({ failure }: SessionVote) => failure !== undefined && !WHILE_SHOWN.includes(failure.phase)

const shareOfFailed = (sessions: readonly SessionVote[]) =>
  sessions.filter(({ failure }) => failure).length / sessions.length

/** Where the stable version fails as well, a canary is not to blame for as much. */
function hypothesesBeside(stable: readonly SessionVote[]): Hypotheses {
  if (stable.length < ENOUGH) return USUAL
  const good = Math.min(0.99, Math.max(USUAL.good, shareOfFailed(stable)))
  return { good, bad: Math.max(USUAL.bad, Math.min(3 * good, (1 + good) / 2)) }
}

/** The test begins again whenever it is passed: that a version did well once must not hide that it fails later on. */
function judgeSessions({ canary, stable }: Sides, stageBegan: number): Verdict {
  const hypotheses = hypothesesBeside(stable)
  const isCatastrophe = !stable.some(isUnshown)
  let test = sequentialTest(hypotheses)
  let verdict: Verdict = 'undecided'
  let inARow = 0
  for (const session of canary) {
    inARow = isUnshown(session) ? inARow + 1 : 0
    const found = test(session.failure !== undefined)
    if (found === 'failed' || (isCatastrophe && inARow === IN_A_ROW)) return 'failed'
    if (found === 'passed') {
      if (session.at >= stageBegan) verdict = 'passed'
      test = sequentialTest(hypotheses)
    }
  }
  return verdict
}

/**
 * Judges a canary that has reached as many people as now since `stageBegan`. Only what was passed in this stage counts
 * for it. Cards and other parts may end it, and do not pass it: most who see a card never open the screens. One that is
 * slower is not passed either, and not ended: some reasons for that are good ones.
 */
export function judgeCanary({ parts, ...screens }: CanarySessions, stageBegan: number): Verdict {
  if (judgeSessions(parts, stageBegan) === 'failed') return 'failed'
  const verdict = judgeSessions(screens, stageBegan)
  return verdict === 'passed' && speedOf(screens)?.isSlower ? 'undecided' : verdict
}
