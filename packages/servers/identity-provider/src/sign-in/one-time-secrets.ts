import type { Pool, PoolClient } from 'pg'
import { digest } from '../digest.ts'

type Purpose = 'INVITATION' | 'PASSWORD_RESET'

/** What a mail gave to an operator, so that they may choose a password once. */
export interface OneTimeSecret {
  operatorId: string
  purpose: Purpose
  email: string
  isExpired: boolean
  /** Not expired, and its operator is not suspended. */
  isUsable: boolean
}

/** A secret counts only while its operator still waits for it. */
const select = `
  select operator_id as "operatorId", purpose, email, expires_at < now() as "isExpired",
    expires_at >= now() and status = 'ACTIVE' as "isUsable"
  from public.one_time_secret join public.operator on operator.id = operator_id
  where secret_hash = $1 and credential_state =
    case purpose when 'INVITATION' then 'INVITED' else 'RESET_REQUIRED' end`

/** The secret with this text, usable or not. */
export async function findSecret(database: Pool, text: string): Promise<OneTimeSecret | undefined> {
  const { rows } = await database.query<OneTimeSecret>(select, [digest(text)])
  return rows[0]
}

/** The same for its use: no other transaction can use it meanwhile. */
export async function lockSecret(client: PoolClient, text: string): Promise<OneTimeSecret | undefined> {
  const { rows } = await client.query<OneTimeSecret>(`${select} for update of one_time_secret`, [
    digest(text),
  ])
  return rows[0]
}

/** Leaves nothing of a used secret, neither here nor in the mail that brought it. */
export async function spendSecret(client: PoolClient, operatorId: string): Promise<void> {
  await client.query('delete from public.one_time_secret where operator_id = $1', [operatorId])
  await client.query('update public.mail set body = null, next_attempt_at = null where secret_of = $1', [
    operatorId,
  ])
}
