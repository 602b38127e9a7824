import { type RawBuilder, sql } from 'kysely'
import { endOfPeriod } from '../database/end-of-period.ts'

/**
 * How much later than others an entry may be numbered that has an earlier time: a change is timed before it is written.
 * Those beyond are marked as late (`append_audit`).
 */
const SKEW_MS = 3_600_000

const LOWEST = sql`'-9223372036854775808'::bigint`
const HIGHEST = sql`'9223372036854775807'::bigint`

const skewed = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds)

/** Whether an entry of an account is not older than `from`. */
export function isSince(accountId: string, from: string): RawBuilder<boolean> {
  const first = new Date(from)
  return sql<boolean>`at >= ${first} and no > coalesce((
    select before.no from audit_entry before
    where before.account_id = ${accountId} and before.at < ${skewed(first, -SKEW_MS)} and not before.is_late
    order by before.at desc limit 1
  ), ${LOWEST})`
}

/**
 * Whether an entry of an account is not newer than `to`. The numbers around a period are looked up by their times, since
 * a list in the order of the numbers would first pass all entries outside of it.
 */
export function isUntil(accountId: string, to: string): RawBuilder<boolean> {
  const last = endOfPeriod(to)
  return sql<boolean>`at <= ${last} and no <= greatest(
    coalesce((
      select after.no from audit_entry after
      where after.account_id = ${accountId} and after.at > ${skewed(last, SKEW_MS)} order by after.at limit 1
    ), ${HIGHEST}),
    (
      select max(late.no) from audit_entry late
      where late.account_id = ${accountId} and late.at <= ${last} and late.is_late
    )
  )`
}
