import { UPLOAD_KEPT_HOURS } from '@portal/contract/tasks/upload.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import { sql } from 'kysely'
import type { Caller } from '../access/caller.ts'
import type { Database } from '../database/tables.ts'
import { momentInWords } from '../moment-in-words.ts'
import { isKept } from './upload-store.ts'

/** Limits for the number and total size of announced files that are not used yet. */
interface UploadQuota {
  readonly count: number
  readonly bytes: number
}

/** Each limit must allow the largest file, or nobody could upload it. */
export interface UploadQuotas {
  readonly operator: UploadQuota
  readonly account: UploadQuota
}

interface Waiting {
  readonly sizeBytes: number
  readonly createdAt: Date
}

const MINUTE_MS = 60_000

/** When an upload expires; rounded up to the next minute, since it is shown in minutes. */
const expiryOf = ({ createdAt }: Waiting) =>
  new Date((Math.ceil(createdAt.getTime() / MINUTE_MS) + UPLOAD_KEPT_HOURS * 60) * MINUTE_MS)

/**
 * The limit that another file of `sizeBytes` would exceed beside the unused ones, oldest first, and when enough of
 * them will have expired. `undefined` when there is room.
 */
function lackOfRoom(waiting: readonly Waiting[], sizeBytes: number, { count, bytes }: UploadQuota) {
  const limit = waiting.length >= count ? 'count' : 'bytes'
  let left = waiting.length
  let total = waiting.reduce((sum, upload) => sum + upload.sizeBytes, sizeBytes)
  let last: Waiting | undefined
  for (const upload of waiting) {
    if (left < count && total <= bytes) break
    left -= 1
    total -= upload.sizeBytes
    last = upload
  }
  return last && { limit, until: expiryOf(last) }
}

const mib = (bytes: number) => (bytes / 1024 / 1024).toLocaleString('en-US')

const ofOperator = (limit: string, until: Date, { count, bytes }: UploadQuota) => {
  const why =
    limit === 'count'
      ? `You have ${count} unused uploads, which is the limit.`
      : `Your unused uploads may total ${mib(bytes)} MiB, and this file would exceed that.`
  return `${why} Use them, or wait until ${momentInWords(until)}, when enough of them expire.`
}

const ofAccount = (limit: string, until: Date, { count, bytes }: UploadQuota) => {
  const why =
    limit === 'count'
      ? `This account has ${count} unused uploads, which is the limit.`
      : `Unused uploads of this account may total ${mib(bytes)} MiB, and this file would exceed that.`
  return `${why} Wait until others have used theirs, or until ${momentInWords(until)}, when enough of them expire.`
}

/**
 * Throws UPLOAD_LIMIT_REACHED unless the operator and the account may announce another file of this size. Further
 * announcements in the account wait for the end of the transaction.
 */
export async function requireRoom(
  db: Database,
  { id, accountId }: Pick<Caller, 'id' | 'accountId'>,
  sizeBytes: number,
  { operator, account }: UploadQuotas,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`upload ${accountId}`}))`.execute(db)
  const waiting = await db
    .selectFrom('upload')
    .select(['operatorId', 'sizeBytes', 'createdAt'])
    .where('accountId', '=', accountId)
    .where('takenAt', 'is', null)
    .where(isKept)
    .orderBy('createdAt')
    .execute()
  const own = waiting.filter(({ operatorId }) => operatorId === id)
  for (const [uploads, quota, sentence] of [
    [own, operator, ofOperator],
    [waiting, account, ofAccount],
  ] as const) {
    const lack = lackOfRoom(uploads, sizeBytes, quota)
    if (lack) throw new ApiError('UPLOAD_LIMIT_REACHED', { message: sentence(lack.limit, lack.until, quota) })
  }
}
