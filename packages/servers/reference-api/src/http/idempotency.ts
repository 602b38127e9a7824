import { createHash } from 'node:crypto'
import { IDEMPOTENCY_KEY, IDEMPOTENCY_REPLAYED } from '@portal/contract/headers.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import { errorReply, type Reply } from '@portal/server-common/http/reply.ts'
import { sql } from 'kysely'
import { API_NAME, namedAfter } from '../database/connection-names.ts'
import { isLockTimeout } from '../database/database-error.ts'
import type { Database } from '../database/tables.ts'
import { seal, unseal } from './sealed-reply.ts'

/** What makes two requests the same. */
export interface RequestIdentity {
  /** Account and operator of the caller. */
  readonly caller: string
  readonly key: string
  readonly fingerprint: Buffer
  /** Whether rejections are stored and repeated, too. */
  readonly keepsRefusals: boolean
}

export const sha256 = (...parts: string[]): Buffer =>
  createHash('sha256').update(JSON.stringify(parts)).digest()

const literal = (bytes: Buffer): string => `'\\x${bytes.toString('hex')}'::bytea`

/** Begins a transaction that PostgreSQL shows under the request's id. */
export const beginFor = (correlationId: string): string => `begin; ${namedAfter(API_NAME, correlationId)}`

/**
 * Begins a transaction and returns whether this request is the first with its key; waits for another one in progress.
 * Later statements can be undone without losing the key by rolling back to the savepoint `work`.
 */
async function claim(db: Database, id: Buffer, fingerprint: Buffer, correlationId: string): Promise<boolean> {
  try {
    const { rows } = await sql
      .raw(`
      ${beginFor(correlationId)};
      insert into idempotency_key (id, fingerprint) values (${literal(id)}, ${literal(fingerprint)})
      on conflict (id) do update set fingerprint = excluded.fingerprint, sealed_answer = null, created_at = now()
        where idempotency_key.created_at < now() - interval '24 hours'
      returning id;
      savepoint work
    `)
      .execute(db)
    return rows.length === 1
  } catch (error) {
    if (isLockTimeout(error))
      throw new ApiError('IDEMPOTENCY_IN_PROGRESS', { headers: { 'retry-after': '1' } })
    throw error
  }
}

async function keptReply(db: Database, id: Buffer, identity: RequestIdentity): Promise<Reply> {
  const kept = await db
    .selectFrom('idempotencyKey')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (!kept.fingerprint.equals(identity.fingerprint)) {
    throw new ApiError('IDEMPOTENCY_KEY_REUSED', {
      details: [
        { sourceType: 'HEADER', source: IDEMPOTENCY_KEY, message: 'Make a new key for each new action.' },
      ],
    })
  }
  if (!kept.sealedAnswer) throw new ApiError('IDEMPOTENCY_IN_PROGRESS', { headers: { 'retry-after': '1' } })
  const reply = unseal(identity.key, kept.sealedAnswer)
  return { ...reply, headers: { ...reply.headers, [IDEMPOTENCY_REPLAYED.toLowerCase()]: 'true' } }
}

/** Rejections that stay correct when the same request is repeated. */
const isLasting = ({ status }: ApiError) => status < 500 && ![401, 403, 408, 429].includes(status)

/** Runs `work`; when it rejects, its writes are undone and the transaction continues. */
async function replyOrRefusal(
  db: Database,
  correlationId: string,
  work: () => Promise<Reply>,
): Promise<Reply> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ApiError) || !isLasting(error)) throw error
    await sql`rollback to savepoint work`.execute(db)
    return errorReply(error, correlationId)
  }
}

/** A response, and the statement that stores it. */
interface KeptReply {
  readonly reply: Reply
  readonly last: string
}

/**
 * Begins a transaction on `db` and does `work` once per key. Key, change and response are committed together or not
 * at all. A repeated request gets the first response again, from any process.
 */
export async function once(
  db: Database,
  identity: RequestIdentity,
  correlationId: string,
  work: () => Promise<Reply>,
): Promise<KeptReply> {
  const id = sha256(identity.caller, identity.key)
  if (!(await claim(db, id, identity.fingerprint, correlationId)))
    return { reply: await keptReply(db, id, identity), last: '' }
  const reply = identity.keepsRefusals ? await replyOrRefusal(db, correlationId, work) : await work()
  const sealed = literal(seal(identity.key, reply))
  return { reply, last: `update idempotency_key set sealed_answer = ${sealed} where id = ${literal(id)}` }
}
