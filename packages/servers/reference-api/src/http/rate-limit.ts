import { ApiError } from '@portal/server-common/http/api-error.ts'
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

/** The calls of one operator in one time window. */
interface Count {
  /** In all processes, as far as this one knows. */
  calls: number
  /** Of these, the calls that were not shared with other processes yet. */
  unreported: number
  endsAt: number
  reporting: Promise<void> | undefined
}

/** A process shares its count after this part of the limit. Operators who stay below it cost no database call. */
const REPORTS_PER_LIMIT = 10
const MOST_OPERATORS = 10_000

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

/**
 * Creates limiters that count an operator's calls across all processes of one database. Each process counts locally
 * and shares its count a tenth of the limit at a time: an operator who keeps within the limit is never rejected, and
 * one whose calls spread over several processes may make up to a tenth more per process. While the database is away,
 * each process counts alone.
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
      if (counts.size >= MOST_OPERATORS && oldest !== undefined) counts.delete(oldest)
      const fresh = { calls: 0, unreported: 0, endsAt: performance.now() + windowMs, reporting: undefined }
      counts.set(operatorId, fresh)
      return fresh
    }

    async function report(operatorId: string, count: Count): Promise<void> {
      const calls = count.unreported
      count.unreported = 0
      const shared = await addCalls(db, limit, operatorId, calls).catch(() => undefined)
      count.reporting = undefined
      if (!shared) return
      count.calls = shared.calls + count.unreported
      count.endsAt = performance.now() + shared.leftMs
    }

    const refusal = ({ endsAt }: Count) => {
      const seconds = Math.max(1, Math.ceil((endsAt - performance.now()) / 1000))
      return new ApiError('RATE_LIMIT_EXCEEDED', {
        message: `Too many requests. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
        headers: { 'retry-after': String(seconds) },
      })
    }

    return async (operatorId) => {
      await counts.get(operatorId)?.reporting
      const count = countOf(operatorId)
      if (count.calls >= max) throw refusal(count)
      count.calls += 1
      count.unreported += 1
      if (count.unreported < share) return
      count.reporting ??= report(operatorId, count)
      await count.reporting
      if (count.calls > max) throw refusal(count)
    }
  }
