import type { Notice } from '@portal/session'
import type { BulkRow } from '@portal/ui/blocks'
import { askFor } from './ask-and-do.ts'
import { firstLines, sumUp } from './bulk-summary.ts'
import { inShort, typedFor } from './bulk-words.ts'
import { EachRecord } from './each-record.tsx'
import { keyedAttempts } from './keyed-attempts.ts'
import { possibleWith } from './possible-with.ts'
import type { RecordAction } from './record-action.ts'
import type { Answer } from './step.ts'

/** A bulk action with its records and the operator's answer. */
export interface Run<Item> {
  readonly action: RecordAction<Item>
  readonly title: string
  readonly records: readonly Item[]
  readonly answer: Answer
  /** A retry after a lost answer changes no record twice. */
  readonly attempt: ReturnType<typeof keyedAttempts>
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
  const attempt = keyedAttempts()
  return (
    answer && { action, title, records, answer, attempt, sumUp: (rows) => sumUp(action.label, rows, leftOut) }
  )
}
