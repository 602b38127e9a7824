import { type TakenRefusal, takeRefusedSignIns } from '@portal/accounts/sign-ins/refused-sign-ins.ts'
import { appendAudit } from '../database/audit.ts'
import type { Database } from '../database/tables.ts'
import { type RepeatedWork, repeat } from '../repeated-work.ts'
import { refusalEntry } from './refusal-entry.ts'

const EVERY_MS = 2000
const BATCH_SIZE = 100

/** The account is known, the person is not: the entry names the operator by the keyed hash alone. */
const entryOf = (row: TakenRefusal, accountId: string) =>
  refusalEntry({ ...row, accountId, person: undefined, action: 'SIGN_IN_REFUSED' })

/**
 * Moves sign-ins rejected by the identity provider into the audit trail; `accountId` is for unknown email addresses.
 */
export async function recordRefusedSignIns(db: Database, accountId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const refused = await takeRefusedSignIns(transaction, BATCH_SIZE)
    const accountOf = (row: TakenRefusal) => row.accountId ?? accountId
    for (const account of new Set(refused.map(accountOf))) {
      const entries = refused.filter((row) => accountOf(row) === account).map((row) => entryOf(row, account))
      await appendAudit(transaction, account, entries)
    }
  })
}

export const startRecordingRefusedSignIns = (db: Database, accountId: string): RepeatedWork =>
  repeat(EVERY_MS, () => recordRefusedSignIns(db, accountId))
