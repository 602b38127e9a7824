import { cohortNotes } from '../release/cohorts.ts'
import { differences } from '../release/differences.ts'
import { type Given, requireReason } from './arguments.ts'
import { changeFromWords } from './change-from-words.ts'
import { comparisonLines, differenceLines, type Outcome } from './outcome.ts'
import type { Work } from './work.ts'

/** Shows what a command would change and whether everything fits together. */
export async function plan({ operations }: Work, given: Given): Promise<Outcome> {
  const planned = await operations.plan(changeFromWords(given.words.slice(1), given))
  return {
    data: planned,
    lines: [...comparisonLines(planned), ...planned.notes, ...planned.problems],
    isRefused: planned.problems.length > 0,
  }
}

/** Makes a release. */
export async function makeRelease({ operations }: Work, given: Given): Promise<Outcome> {
  const change = changeFromWords(given.words, given)
  const reason = requireReason(given)
  const before = await operations.head()
  const expected = given.expect ?? before.seq
  const release = await operations.release({ change, reason, expected })
  const changed = differences(before, release)
  return {
    data: { release: release.seq, differences: changed },
    lines: [`Release ${release.seq} of ${release.env}`, ...differenceLines(changed), ...cohortNotes(change)],
  }
}
