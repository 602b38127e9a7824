import type { ChangeOf, Endpoint, InputOf, ResultOf } from '@portal/contract/endpoint.ts'
import { ApiError, call } from '@portal/session'
import { exportStarted } from './export-started.ts'
import type { ActionWords, Link, RecordAction, Refused, RunOptions } from './record-action.ts'
import { revisionOf } from './revision-of.ts'
import { type Step, step } from './step.ts'
import { taskStarted } from './task-started.ts'

interface OneCall<Record, E extends Endpoint> extends ActionWords<Record> {
  /** What the call changes; the reason and the revision are added to it. */
  input(record: Record): ChangeOf<E>
}

interface SeveralCalls<Record> extends ActionWords<Record> {
  readonly calls: readonly Endpoint[]
  /** Made one after the other. */
  steps(record: Record): readonly Step[]
}

interface BulkCall<Record, E extends Endpoint> extends ActionWords<Record> {
  /** As many records as the call takes. */
  readonly most: number
  input(records: readonly Record[], changeReason: string): InputOf<E>
  /** Why a record was refused, by the answer; undefined where it was not. */
  refused(answer: ResultOf<E>, record: Record): { reason: string; message: string } | undefined
}

interface MakingCall<Record, E extends Endpoint> extends Omit<ActionWords<Record>, 'bulk'> {
  input(record: Record, changeReason: string | undefined): InputOf<E>
  /** The way to what was made. */
  linkTo(answer: ResultOf<E>): Link
}

interface TaskCall<Record, E extends Endpoint> extends Omit<ActionWords<Record>, 'done' | 'bulk'> {
  input(record: Record, changeReason: string | undefined): InputOf<E>
}

const REFUSED = 409

async function runSteps(
  steps: readonly Step[],
  changeReason: string,
  revision: number | undefined,
  options: RunOptions,
) {
  for (const [index, { call: endpoint, run }] of steps.entries()) {
    // The first call makes the record another version.
    const isSeen = index === 0 && endpoint.revisioned && revision !== undefined
    await run({ changeReason }, { ...options, ...(isSeen && { revision }) })
  }
}

/**
 * What can be done with records of a kind, written down once for rows, details, closer looks and selections: the
 * call says who may, the words what is asked and said. What is done with many records is done with each by itself,
 * unless the contract has a call for many.
 */
export function actionsOn<Record>() {
  const several = ({ calls, steps, ...words }: SeveralCalls<Record>): RecordAction<Record> => ({
    ...words,
    calls,
    most: 1,
    async run(records, { changeReason }, options) {
      for (const record of records) await runSteps(steps(record), changeReason, revisionOf(record), options)
      return []
    },
  })

  return {
    /** By one call for each record. */
    call: <E extends Endpoint>(endpoint: E, { input, ...words }: OneCall<Record, E>): RecordAction<Record> =>
      several({ ...words, calls: [endpoint], steps: (record) => [step(endpoint, input(record))] }),

    /** By several calls for each record. */
    several,

    /** By a call that begins a task, to whose page it shows the way. */
    startsTask<E extends Endpoint>(
      endpoint: E,
      { input, ...words }: TaskCall<Record, E>,
    ): RecordAction<Record> {
      let begun: string | undefined
      return {
        ...words,
        calls: [endpoint],
        most: 1,
        async run([record], { changeReason }, options) {
          if (record === undefined) return []
          const answer = await call(endpoint, input(record, changeReason || undefined), options)
          begun = taskStarted(answer).taskId
          return []
        },
        afterwards() {
          if (begun) void exportStarted(begun)
          begun = undefined
        },
      }
    },
    /** By a call that makes another record, to which the message leads. */
    makes<E extends Endpoint>(
      endpoint: E,
      { input, linkTo, ...words }: MakingCall<Record, E>,
    ): RecordAction<Record> {
      let made: Link | undefined
      return {
        ...words,
        calls: [endpoint],
        most: 1,
        async run([record], { changeReason }, options) {
          if (record === undefined) return []
          made = linkTo(await call(endpoint, input(record, changeReason || undefined), options))
          return []
        },
        next: () => made,
      }
    },
    /** By one call for many records, which answers for each of them. */
    bulkCall: <E extends Endpoint>(endpoint: E, parts: BulkCall<Record, E>): RecordAction<Record> => {
      const { input, refused, ...words } = parts
      return {
        ...words,
        calls: [endpoint],
        async run(records, { changeReason }, options) {
          const answer = await call(endpoint, input(records, changeReason), options)
          return records.map((record): Refused => {
            const refusal = refused(answer, record)
            return refusal && new ApiError({ status: REFUSED, ...refusal })
          })
        },
      }
    },
  }
}
