import { v7 as uuid } from 'uuid'
import type { Database } from '../database/tables.ts'

export interface NewMail {
  readonly recipient: string
  readonly subject: string
  readonly body: string
  /** HTML version of the body. */
  readonly html?: string
  /** The operator whose one-time secret is in the body, and when it expires. */
  readonly secret?: { readonly of: string; readonly until: Date }
}

/** Puts mails into the outbox, in the transaction of the change they are about. */
export async function writeMails(db: Database, accountId: string, mails: readonly NewMail[]): Promise<void> {
  if (mails.length === 0) return
  const now = new Date()
  const rows = mails.map(({ secret, html = null, ...mail }) => ({
    ...mail,
    html,
    id: uuid(),
    accountId,
    secretOf: secret?.of ?? null,
    secretUntil: secret?.until ?? null,
    writtenAt: now,
    sentAt: null,
    nextAttemptAt: now,
    failure: null,
  }))
  await db.insertInto('mail').values(rows).execute()
}

/** How long mails are kept, so that support can check whether one was sent. */
const KEPT_MS = 90 * 86_400_000

const WITHOUT_BODY = { body: null, html: null, nextAttemptAt: null }

/** Removes an operator's one-time secrets from earlier mails, since they no longer work. */
export async function blankSecretsOf(db: Database, operatorId: string): Promise<void> {
  await db.updateTable('mail').set(WITHOUT_BODY).where('secretOf', '=', operatorId).execute()
}

/** Removes expired secrets from mails. */
export async function blankExpiredSecrets(db: Database): Promise<void> {
  await db
    .updateTable('mail')
    .set(WITHOUT_BODY)
    .where('secretUntil', '<', new Date())
    .where('body', 'is not', null)
    .execute()
}

export async function deleteOldMails(db: Database): Promise<void> {
  await db
    .deleteFrom('mail')
    .where('writtenAt', '<', new Date(Date.now() - KEPT_MS))
    .execute()
}
