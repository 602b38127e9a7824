import { reachesTooFewToAdvance } from '@portal/contract/releases/canary-reach.ts'
import { differenceInWords } from '@portal/contract/releases/differences-in-words.ts'
import type { Difference } from '@portal/contract/releases/plan-schemas.ts'
import type { Canary } from '@portal/contract/releases/release-schemas.ts'
import { humanize } from '@portal/ui'
import { type BundleRow, shortName } from '../bundle/bundle-row.ts'

const ACTIONS: Readonly<Record<string, string>> = {
  first: 'First release',
  importmap: 'Import map followed',
  remove: 'Removed',
  restore: 'Restored',
  approve: 'Approved',
  promote: 'Promoted',
  'canary.start': 'Canary started',
  'canary.step': 'Canary widened',
  'canary.pause': 'Canary paused',
  'canary.abort': 'Canary aborted',
  rollback: 'Rolled back',
  'owner.set': 'Owner set',
  'owner.remove': 'Owner removed',
  freeze: 'Frozen',
  thaw: 'Thawed',
}

/** Label of a release's action; derived from its name when this page does not know it. */
export const actionInWords = (action: string): string =>
  ACTIONS[action] ?? humanize(action.replace('.', '_').toUpperCase())

/** A single change of a release: "users: stable 1.4.2 → 1.5.0". */
export function lineOfDifference({ bundle, name, ...difference }: Difference): string {
  const about = bundle ? shortName(bundle) : name
  return `${about ? `${about}: ` : ''}${differenceInWords(difference)}`
}

const MAX_LINES = 5

/** A release's changes as lines; a long list is shortened, with a count of the rest. */
export function differencesInShort(differences: readonly Difference[]): readonly string[] {
  const lines = differences.map(lineOfDifference)
  if (lines.length <= MAX_LINES) return lines
  return [...lines.slice(0, MAX_LINES - 1), `and ${lines.length - MAX_LINES + 1} more changes`]
}

/** Whom a canary reaches: "5% of all, ada@program.example". */
export const reachInWords = ({ weight, cohorts }: Pick<Canary, 'weight' | 'cohorts'>): string =>
  [...(weight > 0 ? [`${weight}% of all`] : []), ...cohorts].join(', ')

/** The next steps: "then 25%, 50%". */
export const stepsInWords = ({
  steps,
  isPaused,
  endsAtFirstFailure,
}: Pick<Canary, 'steps' | 'isPaused' | 'endsAtFirstFailure'>): string => {
  const next = steps.length > 0 ? `then ${steps.map((step) => `${step}%`).join(', ')}` : 'no steps left'
  return `${isPaused ? 'paused' : next}${endsAtFirstFailure ? '; ends at the first failure' : ''}`
}

/** What happens next to a canary, and what people need to do. */
export function outlookInWords(
  { canary, state }: Pick<BundleRow, 'canary' | 'state'>,
  isFrozen: boolean,
): string {
  const [next] = canary?.steps ?? []
  if (state?.verdict === 'failed') return 'It will be aborted automatically.'
  if (state?.speed?.isSlower)
    return 'It does not advance because it is slower. Take the next step, or abort it.'
  if (next === undefined) return 'No steps left. Promote or abort it.'
  if (canary && reachesTooFewToAdvance(canary))
    return 'Too few people to advance automatically. Take the next step, or abort it.'
  if (canary?.isPaused) return 'Paused until someone takes the next step.'
  if (isFrozen) return 'It does not advance while the environment is frozen.'
  return `It advances to ${next}% after about thirty sessions without a failure.`
}

/** The third quartile of a time: "410 ms (75th percentile)". */
export const timeInWords = (milliseconds: number): string => `${milliseconds} ms (75th percentile)`

/** Sessions, with failed ones and their share: "12 sessions, 1 failed (8%)". */
export function sessionsInWords({ sessions, failed }: { sessions: number; failed: number }): string {
  const share = sessions > 0 && failed > 0 ? ` (${Math.round((failed / sessions) * 100)}%)` : ''
  return `${sessions} ${sessions === 1 ? 'session' : 'sessions'}, ${failed} failed${share}`
}
