import type { ChangeOf, Endpoint, InputOf, ResultOf } from '@portal/contract/endpoint.ts'
import { ApiError, call } from '@portal/session'
import { exportStarted } from './export-started.ts'
import type { ActionWords, Link, RecordAction, Refused, RunOptions } from './record-action.ts'
import { revisionOf } from './revision-of.ts'
import { type Step, step } from './step.ts'
import { taskStarted } from './task-started.ts'

interface OneCall<Item, E extends Endpoint> extends ActionWords<Item> {
  /** The call's changes; the reason and the revision are added. */
  input(record: Item): ChangeOf<E>
}

interface SeveralCalls<Item> extends ActionWords<Item> {
  readonly calls: readonly Endpoint[]
  /** Runs in sequence. */
  steps(record: Item): readonly Step[]
}

interface BulkCall<Item, E extends Endpoint> extends ActionWords<Item> {
  /** The most records that the call accepts. */
  readonly maxPerCall: number
  input(records: readonly Item[], changeReason: string): InputOf<E>
  /** Why a record was refused, according to the response; undefined when it was not. */
  refused(answer: ResultOf<E>, record: Item): { reason: string; message: string } | undefined
}

interface MakingCall<Item, E extends Endpoint> extends Omit<ActionWords<Item>, 'bulk'> {
  input(record: Item, changeReason: string | undefined): InputOf<E>
  /** Link to the created record. */
  linkTo(answer: ResultOf<E>): Link
}

interface TaskCall<Item, E extends Endpoint> extends Omit<ActionWords<Item>, 'done' | 'bulk'> {
  input(record: Item, changeReason: string | undefined): InputOf<E>
}

const REFUSED = 409

async function runSteps(
  steps: readonly Step[],
  changeReason: string,
  revision: number | undefined,
  { errors, idempotencyKey }: RunOptions,
) {
  let answer: unknown
  for (const [index, { call: endpoint, run }] of steps.entries()) {
    // The first call creates a new version of the record, and a key belongs to one call.
    const isFirst = index === 0
    const isSeen = isFirst && endpoint.revisioned && revision !== undefined
    answer = await run(
      { changeReason },
      { errors, ...(isSeen && { revision }), ...(isFirst && idempotencyKey && { idempotencyKey }) },
    )
  }
  return answer
}

/**
 * Defines the actions for records of a kind once, for rows, details, quick looks and selections: the call
 * determines the permission, the words its dialog and messages. An action on many records runs for each
 * separately, unless the contract has a bulk call.
 */
export function actionsOn<Item>() {
  const several = ({ calls, steps, ...words }: SeveralCalls<Item>): RecordAction<Item> => ({
    ...words,
    calls,
    maxPerCall: 1,
    async run(records, { changeReason }, options) {
      let answer: unknown
      for (const record of records)
        answer = await runSteps(steps(record), changeReason, revisionOf(record), options)
      return { revision: revisionOf(answer) }
    },
  })

  return {
    /** An action with one call per record. */
    call: <E extends Endpoint>(endpoint: E, { input, ...words }: OneCall<Item, E>): RecordAction<Item> =>
      several({ ...words, calls: [endpoint], steps: (record) => [step(endpoint, input(record))] }),

    /** An action with several calls per record. */
    several,

    /** An action whose call starts a task, with a link to its page. */
    startsTask: <E extends Endpoint>(
      endpoint: E,
      { input, ...words }: TaskCall<Item, E>,
    ): RecordAction<Item> => ({
      ...words,
      calls: [endpoint],
      maxPerCall: 1,
      async run([record], { changeReason }, options) {
        if (record === undefined) return {}
        const answer = await call(endpoint, input(record, changeReason || undefined), options)
        const { taskId } = taskStarted(answer)
        return { next: () => void exportStarted(taskId) }
      },
    }),

    /** An action whose call creates another record, with a link to it. */
    makes: <E extends Endpoint>(
      endpoint: E,
      { input, linkTo, ...words }: MakingCall<Item, E>,
    ): RecordAction<Item> => ({
      ...words,
      calls: [endpoint],
      maxPerCall: 1,
      async run([record], { changeReason }, options) {
        if (record === undefined) return {}
        return { link: linkTo(await call(endpoint, input(record, changeReason || undefined), options)) }
      },
    }),

    /** An action with one call for many records, which returns a result for each. */
    bulkCall: <E extends Endpoint>(endpoint: E, parts: BulkCall<Item, E>): RecordAction<Item> => {
      const { input, refused, ...words } = parts
      return {
        ...words,
        calls: [endpoint],
        async run(records, { changeReason }, options) {
          const answer = await call(endpoint, input(records, changeReason), options)
          const results = records.map((record): Refused => {
            const refusal = refused(answer, record)
            return refusal && new ApiError({ status: REFUSED, ...refusal })
          })
          return { refused: results }
        },
      }
    },
  }
}
