import { appendAudit } from '../database/audit.ts'
import type { Database } from '../database/tables.ts'
import { type RepeatedWork, repeat } from '../repeated-work.ts'
import { refusalEntry } from './refusal-entry.ts'

const EVERY_MS = 2000
const MOST_AT_ONCE = 100

async function takeRefusals(db: Database) {
  const refused = await db
    .selectFrom('refusedSignIn')
    .leftJoin('operator', 'operator.id', 'operatorId')
    .select(['accountHash', 'addressHash', 'reason', 'times', 'at', 'operator.accountId'])
    .orderBy('at')
    .limit(MOST_AT_ONCE)
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

type Refused = Awaited<ReturnType<typeof takeRefusals>>[number]

/** The account is known, the person is not: the entry names the operator by the keyed hash alone. */
const entryOf = (row: Refused, accountId: string) =>
  refusalEntry({ ...row, accountId, person: undefined, action: 'SIGN_IN_REFUSED' })

/**
 * Moves sign-ins rejected by the identity provider into the audit trail; `accountId` is for unknown email addresses.
 */
export async function recordRefusedSignIns(db: Database, accountId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const refused = await takeRefusals(transaction)
    const accountOf = (row: Refused) => row.accountId ?? accountId
    for (const account of new Set(refused.map(accountOf))) {
      const entries = refused.filter((row) => accountOf(row) === account).map((row) => entryOf(row, account))
      await appendAudit(transaction, account, entries)
    }
  })
}

export const startRecordingRefusedSignIns = (db: Database, accountId: string): RepeatedWork =>
  repeat(EVERY_MS, () => recordRefusedSignIns(db, accountId))
