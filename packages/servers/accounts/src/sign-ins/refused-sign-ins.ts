import { sql } from 'kysely'
import type { AccountsDatabase } from '../account-tables.ts'

interface RefusedSignIn {
  /** Keyed hashes of the entered email address and of the client's address. */
  readonly accountHash: string
  readonly addressHash: string
  /** As named in the audit trail. */
  readonly reason: string
  /** The operator with this email address, if any. */
  readonly operatorId: string | null
}

/** Passes a refusal to the product API, which keeps the audit trail. Repeats increment a counter. */
export async function recordRefusedSignIn(db: AccountsDatabase, refused: RefusedSignIn): Promise<void> {
  await db
    .insertInto('refusedSignIn')
    .values(refused)
    .onConflict((row) =>
      row
        .columns(['accountHash', 'addressHash', 'reason'])
        .doUpdateSet({ times: sql`refused_sign_in.times + 1`, at: sql`now()` }),
    )
    .execute()
}

/** Removes and returns the oldest refusals. Several processes may do so at the same time. */
export async function takeRefusedSignIns(db: AccountsDatabase, most: number) {
  const refused = await db
    .selectFrom('refusedSignIn')
    .leftJoin('operator', 'operator.id', 'operatorId')
    .select(['accountHash', 'addressHash', 'reason', 'times', 'at', 'operator.accountId'])
    .orderBy('at')
    .limit(most)
    .forUpdate('refusedSignIn')
    .skipLocked()
    .execute()
  for (const { accountHash, addressHash, reason } of refused)
    await db
      .deleteFrom('refusedSignIn')
      .where('accountHash', '=', accountHash)
      .where('addressHash', '=', addressHash)
      .where('reason', '=', reason)
      .execute()
  return refused
}

export type TakenRefusal = Awaited<ReturnType<typeof takeRefusedSignIns>>[number]
