import type { ReleaseChange } from '@portal/contract/releases/release-changes.ts'
import { differences } from '../release/differences.ts'
import { type Given, requireReason } from './arguments.ts'
import { askFirst } from './ask-first.ts'
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

/** What the plan warns of, since few people plan first. A rollback or an abort does not wait for it. */
async function notesOn({ operations }: Work, change: ReleaseChange): Promise<readonly string[]> {
  if (!('version' in change || 'cohorts' in change)) return []
  const { notes, problems } = await operations.plan(change)
  return problems.length > 0 ? [] : notes
}

/** Makes a release. */
export async function makeRelease(work: Work, given: Given): Promise<Outcome> {
  const { operations } = work
  const change = changeFromWords(given.words, given)
  const reason = requireReason(given)
  const before = await operations.head()
  const notes = await askFirst(await notesOn(work, change), given)
  const expected = given.expect ?? before.seq
  const release = await operations.release({ change, reason, expected })
  const changed = differences(before, release)
  return {
    data: { release: release.seq, differences: changed },
    lines: [`Release ${release.seq} of ${release.env}`, ...differenceLines(changed), ...notes],
  }
}
