import type { FailurePhase } from '@portal/contract/page-failure.ts'
import type { Canary } from '@portal/contract/releases/release-schemas.ts'
import type { CanarySessions, SessionHealth, Sides } from './canary-sessions.ts'
import { speedOf } from './canary-speed.ts'
import { type Hypotheses, sequentialTest, USUAL, type Verdict } from './sequential-test.ts'

/** A version that fails to show in this many sessions in a row is broken. */
const IN_A_ROW = 3

/** With fewer, the failure rate of the stable version means nothing. */
const ENOUGH = 20

/** Failures in these phases happen on a visible screen. */
const WHILE_SHOWN: readonly FailurePhase[] = ['render', 'unmount', 'script']

/** Failed before anything was shown. Later failures may come from data that only some people have. */
const isUnshown = ({ failure }: SessionHealth) =>
  failure !== undefined && !WHILE_SHOWN.includes(failure.phase)

const hasFailed = ({ failure }: SessionHealth) => failure !== undefined

const shareOfFailed = (sessions: readonly SessionHealth[]) =>
  sessions.filter(hasFailed).length / sessions.length

/** Expects less of a canary where the stable version fails as well. */
function hypothesesBeside(stable: readonly SessionHealth[]): Hypotheses {
  if (stable.length < ENOUGH) return USUAL
  const good = Math.min(0.99, Math.max(USUAL.good, shareOfFailed(stable)))
  return { good, bad: Math.max(USUAL.bad, Math.min(3 * good, (1 + good) / 2)) }
}

/** Restarts the test whenever it is passed: an earlier success must not hide later failures. */
function judgeSessions({ canary, stable }: Sides, stageBegan: number): Verdict {
  const hypotheses = hypothesesBeside(stable)
  const isCatastrophe = !stable.some(isUnshown)
  let test = sequentialTest(hypotheses)
  let verdict: Verdict = 'undecided'
  let inARow = 0
  for (const session of canary) {
    inARow = isUnshown(session) ? inARow + 1 : 0
    const found = test(hasFailed(session))
    if (found === 'failed' || (isCatastrophe && inARow === IN_A_ROW)) return 'failed'
    if (found === 'passed') {
      if (session.at >= stageBegan) verdict = 'passed'
      test = sequentialTest(hypotheses)
    }
  }
  return verdict
}

/**
 * Judges a canary that has reached its current share since `stageBegan`. Only sessions of this stage can
 * advance it. Cards and other parts can abort it but not advance it: most people who see a card never open
 * the screens. A slower canary is neither advanced nor aborted: it may have good reasons.
 */
export function judgeCanary(
  { parts, ...screens }: CanarySessions,
  stageBegan: number,
  { endsAtFirstFailure = false }: Pick<Canary, 'endsAtFirstFailure'> = {},
): Verdict {
  if (endsAtFirstFailure && [...screens.canary, ...parts.canary].some(hasFailed)) return 'failed'
  if (judgeSessions(parts, stageBegan) === 'failed') return 'failed'
  const verdict = judgeSessions(screens, stageBegan)
  return verdict === 'passed' && speedOf(screens)?.isSlower ? 'undecided' : verdict
}
