import type { Notice } from '@portal/session'
import type { BulkRow } from '@portal/ui/blocks'
import { askFor } from './ask-and-do.ts'
import { firstLines, sumUp } from './bulk-summary.ts'
import { inShort, typedFor } from './bulk-words.ts'
import { EachRecord } from './each-record.tsx'
import { keyedAttempts } from './keyed-attempts.ts'
import { possibleWith } from './possible-with.ts'
import type { RecordAction } from './record-action.ts'
import { type Progress, workThrough } from './work-through.ts'

/** A bulk action that the operator confirmed. */
export interface Run<Item> {
  readonly action: RecordAction<Item>
  readonly title: string
  readonly records: readonly Item[]
  /** Runs the action on the records at some indexes. */
  work(indexes: readonly number[], progress: Progress): Promise<unknown>
  /** The message with the results, including the records left out. */
  sumUp(rows: readonly BulkRow[]): Notice
}

/**
 * Asks once for an action on many records; `noun` is their plural: "shops". Returns undefined when canceled,
 * or when no record allows the action, which is reported.
 */
export async function askForMany<Item>(
  action: RecordAction<Item>,
  noun: string,
  all: readonly Item[],
  rowName: (record: Item) => string,
): Promise<Run<Item> | undefined> {
  const { records, leftOut } = possibleWith(action, all, rowName)
  const [only] = records
  const counted = records.length === 1 && only ? rowName(only) : `${records.length} ${noun}`
  const title = action.bulkTitle?.(counted) ?? `${action.label} ${counted}`
  if (records.length === 0) return undefined
  const names = records.map(rowName)
  const answer = await askFor(action, {
    title,
    confirmLabel: action.label,
    match: typedFor(action, records.length),
    impact: async () => [
      inShort(names),
      ...((await action.ask.impact?.(records)) ?? []),
      ...firstLines(leftOut.map((line) => `Left out: ${line}`)),
    ],
    content: (
      <>
        {action.ask.describe?.(records)}
        <EachRecord label={action.label} names={names} leftOut={leftOut} />
      </>
    ),
  })
  if (!answer) return undefined
  const work = { action, records, answer, attempt: keyedAttempts() }
  return {
    ...{ action, title, records },
    work: (indexes, progress) => workThrough(work, indexes, progress),
    sumUp: (rows) => sumUp(action.label, rows, leftOut),
  }
}
