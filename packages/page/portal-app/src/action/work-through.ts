import { ApiError, DEFAULT_ERROR } from '@portal/session'
import type { BulkRow } from '@portal/ui/blocks'
import { fewAtATime } from './few-at-a-time.ts'
import type { keyedAttempts } from './keyed-attempts.ts'
import type { RecordAction } from './record-action.ts'
import type { Answer } from './step.ts'

/** An action on many records, with the operator's answer. */
export interface Work<Item> {
  readonly action: RecordAction<Item>
  readonly records: readonly Item[]
  readonly answer: Answer
  /** A retry after a lost answer changes no record twice. */
  readonly attempt: ReturnType<typeof keyedAttempts>
}

/** What a run reports to, and by what it is stopped. */
export interface Progress {
  isStopped(): boolean
  /** Sets the results at some indexes; `resultAt` receives the position among these indexes. */
  mark(indexes: readonly number[], resultAt: (place: number) => Omit<BulkRow, 'name'>): void
}

const failed = (error: unknown) => ({
  state: 'failed' as const,
  message: error instanceof ApiError ? error.message : DEFAULT_ERROR,
  lines: error instanceof ApiError ? error.lines : [],
})

/** The same chunks for a retry as before, of which each is one request. */
function inChunks(indexes: readonly number[], size: number): number[][] {
  const chunks = new Map<number, number[]>()
  for (const index of indexes) {
    const place = Math.floor(index / size)
    chunks.set(place, [...(chunks.get(place) ?? []), index])
  }
  return [...chunks.values()]
}

async function workOff<Item>(
  { action, records, answer, attempt }: Work<Item>,
  indexes: readonly number[],
  { isStopped, mark }: Progress,
): Promise<void> {
  if (isStopped()) return mark(indexes, () => ({ state: 'stopped' }))
  mark(indexes, () => ({ state: 'running' }))
  const chunk = indexes.flatMap((index) => records.slice(index, index + 1))
  try {
    const { refused = [] } = await attempt(indexes.join(), (idempotencyKey) =>
      action.run(chunk, answer, { errors: 'nowhere', idempotencyKey }),
    )
    mark(indexes, (place) => {
      const error = refused[place]
      return error ? failed(error) : { state: 'done' }
    })
  } catch (error) {
    mark(indexes, () => failed(error))
  }
}

/** Runs an action on the records at some indexes, a few at a time, and reports a result for each. */
export const workThrough = <Item>(work: Work<Item>, indexes: readonly number[], progress: Progress) =>
  fewAtATime(inChunks(indexes, work.action.maxPerCall), (chunk) => workOff(work, chunk, progress))
