import { ApiError, DEFAULT_ERROR } from '@portal/session'
import type { BulkRow } from '@portal/ui'
import { useRef, useState } from 'react'
import { askFor, type RecordAction } from './record-action.ts'

/** As many calls at a time as the API answers without slowing down others. */
const AT_ONCE = 4

interface Bulk {
  readonly title: string
  readonly rows: readonly BulkRow[]
}

interface Run<Record> {
  readonly action: RecordAction<Record>
  readonly records: readonly Record[]
  readonly changeReason: string
}

const messageOf = (error: unknown) => (error instanceof ApiError ? error.message : DEFAULT_ERROR)

/** Does one thing with many records: asks once, works them off, keeps a result for each, retries the failed ones. */
export function useBulk<Record>(rowName: (record: Record) => string) {
  const [bulk, setBulk] = useState<Bulk>()
  const run = useRef<Run<Record>>(undefined)
  const stopped = useRef(false)

  function mark(index: number, result: Omit<BulkRow, 'name'>) {
    setBulk(
      (current) =>
        current && {
          ...current,
          rows: current.rows.map((row, at) => (at === index ? { name: row.name, ...result } : row)),
        },
    )
  }

  async function workOff(indexes: readonly number[]) {
    const waiting = [...indexes]
    stopped.current = false
    async function work(): Promise<void> {
      const index = waiting.shift()
      const record = index === undefined ? undefined : run.current?.records[index]
      if (index === undefined || record === undefined || !run.current) return
      if (stopped.current) mark(index, { state: 'stopped' })
      else {
        const { action, changeReason } = run.current
        mark(index, { state: 'running' })
        await action.perform(record, { changeReason }).then(
          () => mark(index, { state: 'done' }),
          (error: unknown) => mark(index, { state: 'failed', message: messageOf(error) }),
        )
      }
      return work()
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }

  /** Asks, then begins. Records to which the action does not apply are named in the question and left out. */
  async function start(action: RecordAction<Record>, noun: string, all: readonly Record[]): Promise<void> {
    const records = all.filter((record) => action.applies(record) && !action.blocked?.(record))
    const left = all.length - records.length
    const [only] = records
    const counted = records.length === 1 && only ? rowName(only) : `${records.length} ${noun}`
    const title = action.bulkTitle?.(counted) ?? `${action.label} ${counted}`
    const impact = async () => [
      ...records.slice(0, 5).map(rowName),
      ...(records.length > 5 ? [`and ${records.length - 5} more`] : []),
      ...(left > 0 ? [`Left out, because it is not possible for them now: ${left}`] : []),
    ]
    const { kind } = action.ask
    const match = String(records.length)
    const answer = await askFor(kind, { title, confirmLabel: action.label, match, impact })
    if (!answer || records.length === 0) return
    run.current = { action, records, ...answer }
    setBulk({ title, rows: records.map((record) => ({ name: rowName(record), state: 'waiting' })) })
    await workOff(records.map((_, index) => index))
  }

  function retry() {
    const open = bulk?.rows.flatMap(({ state }, index) =>
      ['failed', 'stopped'].includes(state) ? [index] : [],
    )
    for (const index of open ?? []) mark(index, { state: 'waiting' })
    void workOff(open ?? [])
  }

  return {
    bulk,
    start,
    retry,
    stop: () => {
      stopped.current = true
    },
    close: () => setBulk(undefined),
  }
}
