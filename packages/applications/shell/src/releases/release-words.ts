import type { Difference } from '@portal/contract/releases/plan-schemas.ts'
import type { Canary } from '@portal/contract/releases/release-schemas.ts'
import { humanize } from '@portal/ui'
import { type BundleRow, shortName } from './bundle-row.ts'

const ACTIONS: Readonly<Record<string, string>> = {
  first: 'First release',
  importmap: 'Import map followed',
  remove: 'Removed',
  restore: 'Restored',
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

/** What a release did; of an action that is newer than this page, its own words. */
export const actionInWords = (action: string): string =>
  ACTIONS[action] ?? humanize(action.replace('.', '_').toUpperCase())

/** One thing that a release changed: "users: stable 1.4.2 → 1.5.0". */
export function differenceInWords({ bundle, name, what, from = 'none', to = 'none' }: Difference): string {
  const about = bundle ? shortName(bundle) : name
  return `${about ? `${about}: ` : ''}${what} ${from} → ${to}`
}

const MOST_LINES = 5

/** What a release changed, line by line; of very much, the first lines and how many more there are. */
export function differencesInShort(differences: readonly Difference[]): readonly string[] {
  const lines = differences.map(differenceInWords)
  if (lines.length <= MOST_LINES) return lines
  return [...lines.slice(0, MOST_LINES - 1), `and ${lines.length - MOST_LINES + 1} more`]
}

/** Whom a canary reaches: "5 % of all, ada@program.example". */
export const reachInWords = ({ weight, cohorts }: Pick<Canary, 'weight' | 'cohorts'>): string =>
  [...(weight > 0 ? [`${weight} % of all`] : []), ...cohorts].join(', ')

/** What comes after: "then 25 %, 50 %". */
export const stepsInWords = ({ steps, isPaused }: Pick<Canary, 'steps' | 'isPaused'>): string => {
  if (isPaused) return 'paused'
  return steps.length > 0 ? `then ${steps.map((step) => `${step} %`).join(', ')}` : 'no steps to come'
}

/** What becomes of a canary by itself, and what is asked of people. */
export function outlookInWords(
  { canary, state }: Pick<BundleRow, 'canary' | 'state'>,
  isFrozen: boolean,
): string {
  const [next] = canary?.steps ?? []
  if (state?.verdict === 'failed') return 'It is about to be ended by itself.'
  if (state?.speed?.isSlower)
    return 'It goes no further by itself, since it is slower. Take the next step, or abort it.'
  if (next === undefined)
    return 'It has no steps left. It stays as it is until somebody promotes or aborts it.'
  if (canary?.isPaused) return 'It is paused. It stays as it is until somebody takes the next step.'
  if (isFrozen) return 'It takes no step while the environment is frozen.'
  return `It goes on to ${next} % by itself after some thirty sessions without a failure.`
}

/** What three of four sessions do not exceed: "410 ms for three of four". */
export const timeInWords = (milliseconds: number): string => `${milliseconds} ms for three of four`

/** Sessions and those that failed, with their share: "12 sessions, 1 failed (8 %)". */
export function sessionsInWords({ sessions, failed }: { sessions: number; failed: number }): string {
  const share = sessions > 0 && failed > 0 ? ` (${Math.round((failed / sessions) * 100)} %)` : ''
  return `${sessions} ${sessions === 1 ? 'session' : 'sessions'}, ${failed} failed${share}`
}
