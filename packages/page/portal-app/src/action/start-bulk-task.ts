import { notify } from '@portal/session'
import { formatNumber } from '@portal/ui'
import { askFor } from './ask-and-do.ts'
import { firstLines } from './bulk-summary.ts'
import { inShort, typedFor } from './bulk-words.ts'
import { exportStarted } from './export-started.ts'
import { keyedAttempts } from './keyed-attempts.ts'
import { possibleWith } from './possible-with.ts'
import type { RecordAction } from './record-action.ts'

interface SelectedRecords<Item> {
  /** The records selected individually; undefined when all matching are selected. */
  readonly records: readonly Item[] | undefined
  /** The list's own query, with its search and filters. */
  readonly query: Readonly<globalThis.Record<string, unknown>>
  /** A search or filter is set. */
  readonly isNarrowed: boolean
  readonly count: number
  /** Plural noun of the records: "payment applications". */
  readonly noun: string
  rowName(record: Item): string
}

/**
 * Asks once, starts the task for all records, without selected ones that do not allow the action, and links to it.
 * Returns whether it was started.
 */
export async function startBulkTask<Item>(
  action: RecordAction<Item>,
  task: NonNullable<RecordAction<Item>['bulkTask']>,
  { records: selected, query, isNarrowed, count: selectedCount, noun, rowName }: SelectedRecords<Item>,
): Promise<boolean> {
  const { label, ask } = action
  const possible = selected && possibleWith(action, selected, rowName)
  const records = possible?.records
  const count = records?.length ?? (await task.countAll?.(query)) ?? selectedCount
  if (count === 0) {
    // Which of the selected records do not allow the action has been said.
    if (!selected) notify({ kind: 'warning', title: `${label}: no ${noun} match anymore` })
    return false
  }
  const attempt = keyedAttempts()
  let taskId = ''
  const answer = await askFor(action, {
    title: action.bulkTitle?.(`${formatNumber(count)} ${noun}`) ?? `${label} ${formatNumber(count)} ${noun}`,
    confirmLabel: label,
    match: typedFor(action, count, records === undefined),
    impact: async () =>
      possible
        ? [
            inShort(possible.records.map(rowName)),
            ...((await ask.impact?.(possible.records)) ?? []),
            ...firstLines(possible.leftOut.map((line) => `Left out: ${line}`)),
          ]
        : [
            isNarrowed
              ? `All ${formatNumber(count)} that match the search and filters.`
              : `All ${formatNumber(count)} of this list: no search or filter is set.`,
            ...((await ask.impactOfAll?.(query, count)) ?? []),
          ],
    run: async ({ changeReason }) => {
      const started = await attempt(changeReason, (idempotencyKey) =>
        task.start({ records, query, count, changeReason, idempotencyKey }),
      )
      taskId = started.taskId
    },
  })
  if (!answer) return false
  void exportStarted(taskId, 'Task started')
  return true
}
