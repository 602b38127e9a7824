import { tooManyCalls } from '@portal/server-common/http/too-many-calls.ts'
import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'

/** Throws when an operator makes too many calls. */
export type Brake = (operatorId: string) => Promise<void>

interface Limit {
  /** What is limited: each name is counted separately. */
  readonly name: string
  readonly max: number
  readonly windowMs: number
}

export type BrakeMaker = (limit: Limit) => Brake

/** Calls that are shared with other processes together. */
interface Batch {
  calls: number
  /** The calls of all processes before this batch, once it is shared. */
  before: Promise<number> | undefined
}

/** The calls of one operator in one time window. */
interface Count {
  /** In all processes, as far as this one knows, without those of the open batch. */
  shared: number
  /** Calls that are not being shared with other processes yet. */
  open: Batch
  /** Calls that are being shared: what other processes count is not known before the answer. */
  onTheWay: number
  endsAt: number
  /** The sharing in progress; one batch at a time. */
  sharing: Promise<unknown>
}

/** A process shares its count after this part of the limit. Operators who stay below it cost no database call. */
const REPORTS_PER_LIMIT = 10
const MAX_OPERATORS = 10_000

async function addCalls(
  db: Database,
  { name, windowMs }: Limit,
  operatorId: string,
  calls: number,
): Promise<{ calls: number; leftMs: number } | undefined> {
  const { rows } = await sql<{ calls: number; leftMs: number }>`
    insert into call_count (operator_id, name, calls, ends_at)
    values (${operatorId}, ${name}, ${calls}, now() + make_interval(secs => ${windowMs / 1000}))
    on conflict (operator_id, name) do update set
      calls = excluded.calls + case when call_count.ends_at > now() then call_count.calls else 0 end,
      ends_at = case when call_count.ends_at > now() then call_count.ends_at else excluded.ends_at end
    returning calls, (extract(epoch from ends_at - now()) * 1000)::float8 as left_ms
  `.execute(db)
  return rows[0]
}

const newBatch = (): Batch => ({ calls: 0, before: undefined })

/**
 * Creates limiters that count an operator's calls across all processes of one database. Each process counts locally
 * and shares its count a tenth of the limit at a time: an operator who keeps within the limit is never rejected, and
 * one whose calls spread over several processes may make less than a tenth more per process. While the database is
 * unreachable, each process counts alone.
 */
export const brakeMaker =
  (db: Database): BrakeMaker =>
  (limit) => {
    const { max, windowMs } = limit
    const share = Math.ceil(max / REPORTS_PER_LIMIT)
    const counts = new Map<string, Count>()

    function countOf(operatorId: string): Count {
      const known = counts.get(operatorId)
      if (known && known.endsAt > performance.now()) return known
      counts.delete(operatorId)
      const [oldest] = counts.keys()
      if (counts.size >= MAX_OPERATORS && oldest !== undefined) counts.delete(oldest)
      const endsAt = performance.now() + windowMs
      const fresh = { shared: 0, open: newBatch(), onTheWay: 0, endsAt, sharing: Promise.resolve() }
      counts.set(operatorId, fresh)
      return fresh
    }

    /** Closes the open batch and shares it. Returns how many calls came before it. */
    async function shareBatch(operatorId: string, count: Count): Promise<number> {
      const { calls } = count.open
      count.open = newBatch()
      count.shared += calls
      count.onTheWay = calls
      const result = await addCalls(db, limit, operatorId, calls).catch(() => undefined)
      count.onTheWay = 0
      if (!result) return count.shared - calls
      count.shared = result.calls
      count.endsAt = performance.now() + result.leftMs
      return result.calls - calls
    }

    /** Calls that come before the sharing begins are shared with it. */
    function callsBefore(batch: Batch, operatorId: string, count: Count): Promise<number> {
      if (batch.before !== undefined) return batch.before
      const before = count.sharing.then(() => shareBatch(operatorId, count))
      batch.before = before
      count.sharing = before
      return before
    }

    const refusal = ({ endsAt }: Count) => tooManyCalls(endsAt - performance.now())

    return async (operatorId) => {
      const count = countOf(operatorId)
      const batch = count.open
      if (count.shared + batch.calls >= max) throw refusal(count)
      batch.calls += 1
      const position = batch.calls
      if (count.onTheWay + position < share) return
      if ((await callsBefore(batch, operatorId, count)) + position > max) throw refusal(count)
    }
  }
