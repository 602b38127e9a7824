/** `undecided` needs more sessions and is not an approval. */
export type Verdict = 'failed' | 'passed' | 'undecided'

export interface Hypotheses {
  /** Failure rate that a good version may have, and from which on a version is bad. */
  readonly good: number
  readonly bad: number
}

/** A good version fails 1 session in 100, a bad one 10. */
export const USUAL: Hypotheses = { good: 0.01, bad: 0.1 }

/** How often a good version may be called bad, and a bad one good. */
const FALSE_ALARM = 0.01
const MISSED = 0.05

/**
 * Wald's sequential probability ratio test. Takes sessions in order of arrival, each failed or not. Needs few
 * sessions for a clearly bad version and more for a doubtful one.
 */
export function sequentialTest({ good, bad }: Hypotheses = USUAL): (hasFailed: boolean) => Verdict {
  const [ofFailure, ofSuccess] = [Math.log(bad / good), Math.log((1 - bad) / (1 - good))]
  const [upper, lower] = [Math.log((1 - MISSED) / FALSE_ALARM), Math.log(MISSED / (1 - FALSE_ALARM))]
  let evidence = 0
  return (hasFailed) => {
    evidence += hasFailed ? ofFailure : ofSuccess
    if (evidence >= upper) return 'failed'
    return evidence <= lower ? 'passed' : 'undecided'
  }
}
