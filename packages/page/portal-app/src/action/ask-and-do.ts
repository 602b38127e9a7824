import { ApiError, invalidateAfter, notify } from '@portal/session'
import { ask, type ImpactLine } from '@portal/ui'
import type { ReactNode } from 'react'
import type { RecordAction } from './record-action.ts'
import { sentencesOf } from './sentences-of.ts'
import type { Answer } from './step.ts'

interface Asked {
  readonly title: string
  readonly confirmLabel: string
  /** What has to be typed, where something has. */
  readonly match: string
  readonly impact?: (() => Promise<readonly ImpactLine[]>) | undefined
  readonly content?: ReactNode
  readonly run?: (answer: Answer) => Promise<void>
}

/** Puts the question of an action; the answer, or undefined when it was not given. */
export async function askFor(
  { ask: { kind }, danger }: Pick<RecordAction<never>, 'ask' | 'danger'>,
  { match, run, ...asked }: Asked,
): Promise<Answer | undefined> {
  const question = {
    ...asked,
    danger,
    ...(run && {
      run: (answer?: { changeReason?: string }) => run({ changeReason: answer?.changeReason ?? '' }),
    }),
  }
  if (kind === 'confirm' || kind === 'remove') {
    return (await ask[kind](question)) ? { changeReason: '' } : undefined
  }
  const answer =
    kind === 'removeWithReason'
      ? await ask.typed({ ...question, match, withReason: true })
      : await ask[kind](question)
  return answer && { changeReason: answer.changeReason ?? '' }
}

/** Marks as stale what an action has changed. */
export async function readAnew<Record>({ calls }: Pick<RecordAction<Record>, 'calls'>): Promise<void> {
  await Promise.all(calls.map(invalidateAfter))
}

/** Does it with one record, and says so. Throws `ApiError`. */
export async function doWith<Record>(
  action: RecordAction<Record>,
  record: Record,
  answer: Answer,
): Promise<void> {
  try {
    const [refused] = await action.run([record], answer, { errors: 'here' })
    if (refused) throw refused
  } catch (error) {
    // Somebody was faster. The screen behind the question shows what it is about now, once the question is closed.
    if (error instanceof ApiError && error.reason === 'REVISION_CONFLICT') void readAnew(action)
    throw error
  }
  await readAnew(action)
  const link = action.next?.()
  if (action.done) notify({ kind: 'success', title: action.done(record), ...(link && { link }) })
}

/** Asks, and does it while the question stays open: a refusal is shown there, and what was typed is kept. */
export async function askAndDo<Record>(action: RecordAction<Record>, record: Record): Promise<void> {
  const { title, impact, describe, match } = action.ask
  const answer = await askFor(action, {
    title: title(record),
    confirmLabel: action.label,
    match: match?.(record) ?? '',
    ...(impact && { impact: () => impact([record]) }),
    ...(describe && { content: describe([record]) }),
    run: (given) => doWith(action, record, given).catch(sentencesOf),
  })
  if (answer) action.afterwards?.()
}
