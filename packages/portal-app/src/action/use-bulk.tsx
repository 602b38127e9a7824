import { ApiError, DEFAULT_ERROR, notify } from '@portal/session'
import { BulkPanel } from '@portal/ui/kit'
import { type ReactNode, useRef } from 'react'
import { askFor, readAnew } from './ask-and-do.ts'
import { firstLines, inShort, sumUp } from './bulk-words.ts'
import { EachRecord } from './each-record.tsx'
import { fewAtATime } from './few-at-a-time.ts'
import type { RecordAction } from './record-action.ts'
import type { Answer } from './step.ts'
import { useBulkResults } from './use-bulk-results.ts'

interface Run<Record> {
  readonly action: RecordAction<Record>
  readonly title: string
  readonly records: readonly Record[]
  /** Those that it was not done with, each with the reason. */
  readonly leftOut: readonly string[]
  readonly answer: Answer
}

const messageOf = (error: unknown) => (error instanceof ApiError ? error.message : DEFAULT_ERROR)

const inChunks = (indexes: readonly number[], size: number) =>
  Array.from({ length: Math.ceil(indexes.length / size) }, (_, part) =>
    indexes.slice(part * size, (part + 1) * size),
  )

/** The records that an action is possible with; the others by name, each with the reason. */
function possibleWith<Record>(
  { applies, blocked }: RecordAction<Record>,
  all: readonly Record[],
  rowName: (record: Record) => string,
) {
  const reasonOf = (record: Record) =>
    applies(record) ? blocked?.(record) : 'not possible in its present state'
  return {
    records: all.filter((record) => reasonOf(record) === undefined),
    leftOut: all.flatMap((record) => {
      const reason = reasonOf(record)
      return reason === undefined ? [] : [`${rowName(record)}: ${reason}`]
    }),
  }
}

interface Bulk<Record> {
  /** Asks, then begins; `noun` names what the records are: "shops". */
  start(action: RecordAction<Record>, noun: string, records: readonly Record[]): Promise<void>
  /** How far it is, while it runs and until it is closed. */
  readonly panel: ReactNode
}

/**
 * Does one thing with many records: asks once, works them off, keeps a result for each, retries the failed ones, and
 * sums up in a toast. `renew` is given the records that it was tried with, to read them again.
 */
export function useBulk<Record>(
  rowName: (record: Record) => string,
  renew: (done: readonly Record[]) => Promise<void> = async () => undefined,
): Bulk<Record> {
  const { rows, latest, begin, mark, close } = useBulkResults()
  const run = useRef<Run<Record>>(undefined)
  const stopped = useRef(false)

  async function runChunk({ action, records, answer }: Run<Record>, indexes: readonly number[]) {
    if (stopped.current) return mark(indexes, () => ({ state: 'stopped' }))
    mark(indexes, () => ({ state: 'running' }))
    try {
      const chunk = indexes.flatMap((index) => records.slice(index, index + 1))
      const refused = await action.run(chunk, answer, { errors: 'nowhere' })
      mark(indexes, (place) => {
        const error = refused[place]
        return error ? { state: 'failed', message: error.message } : { state: 'done' }
      })
    } catch (error) {
      mark(indexes, () => ({ state: 'failed', message: messageOf(error) }))
    }
  }

  async function workOff(indexes: readonly number[]) {
    const current = run.current
    if (!current) return
    stopped.current = false
    const { action, records } = current
    await fewAtATime(inChunks(indexes, action.most), (chunk) => runChunk(current, chunk))
    // What is shown below, and what is still selected, is what the server says now.
    const tried = indexes.flatMap((index) => records.slice(index, index + 1))
    await Promise.all([readAnew(action), renew(tried)])
  }

  async function start(action: RecordAction<Record>, noun: string, all: readonly Record[]): Promise<void> {
    const { records, leftOut } = possibleWith(action, all, rowName)
    const [only] = records
    const counted = records.length === 1 && only ? rowName(only) : `${records.length} ${noun}`
    const title = action.bulkTitle?.(counted) ?? `${action.label} ${counted}`
    if (records.length === 0) {
      const lines = firstLines(leftOut)
      return notify({ kind: 'error', title: `${action.label}: possible for none of them`, lines })
    }
    const names = records.map(rowName)
    const answer = await askFor(action, {
      title,
      confirmLabel: action.label,
      match: String(records.length),
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
    if (!answer) return
    run.current = { action, title, records, leftOut, answer }
    begin(names)
    await workOff(records.map((_, index) => index))
  }

  function retry() {
    const open = latest().flatMap(({ state }, index) =>
      ['failed', 'stopped'].includes(state) ? [index] : [],
    )
    mark(open, () => ({ state: 'waiting' }))
    void workOff(open)
  }

  /** The results are read where they stand, so the message that sums them up comes when they go. */
  function end() {
    close()
    if (run.current) notify(sumUp(run.current.action.label, latest(), run.current.leftOut))
  }

  return {
    start,
    panel: rows && (
      <BulkPanel
        title={run.current?.title ?? ''}
        rows={rows}
        onStop={() => {
          stopped.current = true
        }}
        onRetry={retry}
        onClose={end}
      />
    ),
  }
}
