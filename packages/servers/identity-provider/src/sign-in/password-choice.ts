import { brokenRules, PASSWORD_RULES, REMEMBERED_PASSWORDS } from '@portal/contract/people/password-policy.ts'
import { isCommonPassword, UNCOMMON_PASSWORD } from '@portal/server-common/common-password.ts'
import { hashPassword, isPassword } from '@portal/server-common/password-hash.ts'
import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../database/transaction.ts'
import { lockSecret, type OneTimeSecret, spendSecret } from './one-time-secrets.ts'

export type ChoiceResult =
  | { outcome: 'chosen'; operatorId: string }
  | { outcome: 'refused'; problems: string[] }
  | { outcome: 'expired' }

/** A refusal with its reasons in words. */
const refused = (...problems: string[]): ChoiceResult => ({ outcome: 'refused', problems })

/** Lets the holder of a one-time secret choose a password; `demoPassword` is that of operators without their own. */
export function createPasswordChoice(database: Pool, demoPassword: string | undefined) {
  /** Takes the secret and the chosen password; ends all previous sessions. */
  return (secretText: string, password: string): Promise<ChoiceResult> =>
    inTransaction(database, async (client) => {
      const secret = await lockSecret(client, secretText)
      if (!secret?.isUsable) return { outcome: 'expired' }
      const rules = brokenRules(password, secret.email)
      if (rules.length > 0) return refused(...rules.map((rule) => PASSWORD_RULES[rule]))
      if (await isCommonPassword(password)) return refused(UNCOMMON_PASSWORD)
      const { present, former } = await hashesOf(client, secret.operatorId)
      const isDemo = secret.purpose === 'PASSWORD_RESET' && !present && password === demoPassword
      if (isDemo || (await isOneOf(password, present ? [present, ...former] : former)))
        return refused(PASSWORD_RULES.unused)
      await savePassword(client, secret, await hashPassword(password), present)
      await spendSecret(client, secret.operatorId)
      return { outcome: 'chosen', operatorId: secret.operatorId }
    })
}

export type PasswordChoice = ReturnType<typeof createPasswordChoice>

async function hashesOf(client: PoolClient, operatorId: string) {
  const credentials = await client.query<{ hash: string }>(
    'select password_hash as hash from identity.credential where user_id = $1',
    [operatorId],
  )
  const former = await client.query<{ hash: string }>(
    `select password_hash as hash from public.former_password
     where operator_id = $1 order by replaced_at desc limit $2`,
    [operatorId, REMEMBERED_PASSWORDS - 1],
  )
  return { present: credentials.rows[0]?.hash, former: former.rows.map(({ hash }) => hash) }
}

async function isOneOf(password: string, hashes: readonly string[]): Promise<boolean> {
  const matches = await Promise.all(hashes.map((hash) => isPassword(password, hash)))
  return matches.includes(true)
}

/** Action names in the audit trail, which the product API stores. */
const actions = { INVITATION: 'USER_CONFIRMED', PASSWORD_RESET: 'USER_PASSWORD_CHANGED' } as const

async function savePassword(
  client: PoolClient,
  { operatorId, purpose }: OneTimeSecret,
  hash: string,
  replaced: string | undefined,
): Promise<void> {
  if (replaced !== undefined) {
    await client.query('insert into public.former_password (operator_id, password_hash) values ($1, $2)', [
      operatorId,
      replaced,
    ])
  }
  await client.query(
    `insert into identity.credential (user_id, password_hash) values ($1, $2)
     on conflict (user_id) do update set password_hash = excluded.password_hash, changed_at = now()`,
    [operatorId, hash],
  )
  await client.query(
    `update public.operator set credential_state = 'CONFIRMED', valid_from = now() where id = $1`,
    [operatorId],
  )
  await client.query(`delete from identity.artifact where payload ->> 'accountId' = $1`, [operatorId])
  await client.query('insert into public.operator_event (operator_id, action) values ($1, $2)', [
    operatorId,
    actions[purpose],
  ])
}
