import { ApiError, can, notify } from '@portal/session'
import { ask, type ImpactLine } from '@portal/ui'
import type { ReactNode } from 'react'
import { invalidateReads } from './invalidate-reads.ts'
import { keyedAttempts } from './keyed-attempts.ts'
import type { RecordAction, RunOptions, RunResult, Undo } from './record-action.ts'
import type { Answer } from './step.ts'
import { takeBack } from './take-back.ts'

interface Asked {
  readonly title: string
  readonly confirmLabel: string
  /** Text to type for confirmation, or empty. */
  readonly match: string
  readonly impact?: (() => Promise<readonly ImpactLine[]>) | undefined
  readonly content?: ReactNode
  readonly run?: (answer: Answer) => Promise<void>
}

/** Shows the dialog of an action. Returns the answer, or undefined when canceled. */
export async function askFor(
  { ask: { kind, isFinal }, danger }: Pick<RecordAction<never>, 'ask' | 'danger'>,
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
  const typed = match !== '' && { match }
  const answer =
    kind === 'removeWithReason'
      ? await ask.typed({ ...question, match, withReason: true })
      : kind === 'reason'
        ? await ask.reason({ ...question, ...typed, isFinal })
        : await ask.optionalReason({ ...question, ...typed })
  return answer && { changeReason: answer.changeReason ?? '' }
}

/** Runs an action on one record. Throws `ApiError`. */
async function runOn<Item>(action: RecordAction<Item>, record: Item, answer: Answer, options: RunOptions) {
  try {
    const result = await action.run([record], answer, options)
    const [refused] = result.refused ?? []
    if (refused) throw refused
    return result
  } catch (error) {
    // Someone else changed the record first. Refetch it, so that the screen behind the dialog is current when
    // it closes.
    if (error instanceof ApiError && error.reason === 'REVISION_CONFLICT') void invalidateReads(action)
    throw error
  }
}

/** The button of a success message that takes the action back, for operators who can. */
function undoButton(undo: Undo | undefined, { revision }: RunResult, { changeReason }: Answer) {
  if (!undo || revision === undefined || !can(undo.step.call)) return undefined
  return { label: 'Undo', run: () => void takeBack(undo, revision, changeReason) }
}

/** Performs an action on one record and reports success. Throws `ApiError`. */
export async function doWith<Item>(
  action: RecordAction<Item>,
  record: Item,
  answer: Answer,
  options: RunOptions = { errors: 'here' },
): Promise<RunResult> {
  const result = await runOn(action, record, answer, options)
  await invalidateReads(action)
  const { link } = result
  const undo = undoButton(action.undo?.(record), result, answer)
  if (action.done)
    notify({
      kind: 'success',
      title: action.done(record),
      ...(link && { link }),
      ...(undo && { action: undo }),
    })
  return result
}

/**
 * Asks for confirmation and performs the action while the dialog stays open, so that a refusal is shown there
 * and the input is kept.
 */
export async function askAndDo<Item>(action: RecordAction<Item>, record: Item): Promise<void> {
  const { title, impact, describe, match } = action.ask
  const attempt = keyedAttempts()
  let result: RunResult | undefined
  const answer = await askFor(action, {
    title: title(record),
    confirmLabel: action.label,
    match: match?.(record) ?? '',
    ...(impact && { impact: () => impact([record]) }),
    ...(describe && { content: describe([record]) }),
    run: async (given) => {
      result = await attempt(given.changeReason, (idempotencyKey) =>
        doWith(action, record, given, { errors: 'here', idempotencyKey }),
      )
    },
  })
  if (answer) result?.next?.()
}
