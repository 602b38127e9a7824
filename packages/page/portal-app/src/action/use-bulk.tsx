import { notify } from '@portal/session'
import { BulkPanel, loadOrSay } from '@portal/ui/blocks'
import { type ReactNode, useRef, useState } from 'react'
import type { Run } from './bulk-question.tsx'
import { invalidateReads } from './invalidate-reads.ts'
import type { RecordAction } from './record-action.ts'
import { useBulkResults } from './use-bulk-results.ts'
import { useHeldRun } from './use-held-run.ts'

interface Bulk<Item> {
  /** Asks, then runs the action; `noun` is the plural of the records: "shops". */
  start(action: RecordAction<Item>, noun: string, records: readonly Item[]): Promise<void>
  /** From the first record until what is shown of them is up to date. */
  readonly isWorking: boolean
  /** Progress and results, shown until closed. */
  readonly panel: ReactNode
}

/**
 * Runs an action on many records: asks once, works through them, keeps a result for each, retries failed
 * ones, and summarizes in a toast, even if it was left. `renew` receives the tried records, to refetch them.
 */
export function useBulk<Item>(
  rowName: (record: Item) => string,
  renew: (done: readonly Item[]) => Promise<void> = async () => undefined,
): Bulk<Item> {
  const { rows, latest, begin, mark, close } = useBulkResults()
  const run = useRef<Run<Item>>(undefined)
  const stopped = useRef(false)
  // Failures can be retried while what came before is still renewed.
  const [works, setWorks] = useState(0)
  const runHeld = useHeldRun({ isOpen: rows !== undefined, tell })

  async function workOff(indexes: readonly number[]) {
    const current = run.current
    if (!current) return
    stopped.current = false
    setWorks((count) => count + 1)
    const { action, title, records } = current
    await runHeld(title, () => current.work(indexes, { isStopped: () => stopped.current, mark }))
    // The list and the selection must reflect the server's current state.
    const tried = indexes.flatMap((index) => records.slice(index, index + 1))
    await Promise.all([invalidateReads(action), renew(tried)])
    setWorks((count) => count - 1)
  }

  async function start(action: RecordAction<Item>, noun: string, all: readonly Item[]): Promise<void> {
    const question = await loadOrSay(() => import('./late-actions.ts'), action.label)
    const asked = await question?.askForMany(action, noun, all, rowName)
    if (!asked) return
    run.current = asked
    begin(asked.records.map(rowName))
    await workOff(asked.records.map((_, index) => index))
  }

  function retry() {
    const open = latest().flatMap(({ state }, index) =>
      ['failed', 'stopped'].includes(state) ? [index] : [],
    )
    mark(open, () => ({ state: 'waiting' }))
    void workOff(open)
  }

  /** The results panel already shows the outcome, so the summary appears when it is gone. */
  function tell() {
    if (run.current) notify(run.current.sumUp(latest()))
  }

  return {
    start,
    isWorking: works > 0,
    panel: rows && (
      <BulkPanel
        title={run.current?.title ?? ''}
        rows={rows}
        onStop={() => {
          stopped.current = true
        }}
        onRetry={retry}
        onClose={() => {
          close()
          tell()
        }}
      />
    ),
  }
}
