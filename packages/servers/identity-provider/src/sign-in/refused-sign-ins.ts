import { createHmac, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'

interface RefusedSignIn {
  email: string
  address: string
  operatorId: string | undefined
  reason: string
}

export interface RefusedSignIns {
  /** Passes a refusal to the product API, which keeps the audit trail. */
  record(refused: RefusedSignIn): Promise<void>
}

/** Stores accounts and addresses as hashes, with a key shared with the product API; both must agree. */
export async function createRefusedSignIns(database: Pool): Promise<RefusedSignIns> {
  const key = await sharedKey(database)
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return {
    async record({ email, address, operatorId, reason }) {
      await database.query(
        `insert into public.refused_sign_in (account_hash, address_hash, reason, operator_id)
         values ($1, $2, $3, $4)
         on conflict (account_hash, address_hash, reason) do update
           set times = refused_sign_in.times + 1, at = now()`,
        [hash(`account ${email}`), hash(`address ${address}`), reason, operatorId],
      )
    },
  }
}

async function sharedKey(database: Pool): Promise<Buffer> {
  await database.query(
    `insert into public.installation_secret (name, value) values ('refusals', $1) on conflict do nothing`,
    [randomBytes(32)],
  )
  const { rows } = await database.query<{ value: Buffer }>(
    `select value from public.installation_secret where name = 'refusals'`,
  )
  const [key] = rows
  if (!key) throw new Error('The database returned no key for the audit trail.')
  return key.value
}
