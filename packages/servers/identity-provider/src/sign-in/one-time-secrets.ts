import type { Pool, PoolClient } from 'pg'
import { digest } from '../digest.ts'

type Purpose = 'INVITATION' | 'PASSWORD_RESET'

/** A secret from an email, with which an operator can choose a password once. */
export interface OneTimeSecret {
  operatorId: string
  purpose: Purpose
  email: string
  isExpired: boolean
  /** Not expired, and its operator is not suspended. */
  isUsable: boolean
}

/** A secret is valid only while its operator has not chosen a password. */
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

/** The same, locked for use: no other transaction can use it until this one ends. */
export async function lockSecret(client: PoolClient, text: string): Promise<OneTimeSecret | undefined> {
  const { rows } = await client.query<OneTimeSecret>(`${select} for update of one_time_secret`, [
    digest(text),
  ])
  return rows[0]
}

/** Deletes a used secret, here and in its email. */
export async function spendSecret(client: PoolClient, operatorId: string): Promise<void> {
  await client.query('delete from public.one_time_secret where operator_id = $1', [operatorId])
  await client.query('update public.mail set body = null, next_attempt_at = null where secret_of = $1', [
    operatorId,
  ])
}
