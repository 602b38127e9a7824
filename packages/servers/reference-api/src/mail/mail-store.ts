import { insertEmails } from '@portal/accounts/mail/outbox.ts'
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

/** Puts emails into the outbox, in the transaction of the change they are about. */
export async function writeEmails(
  db: Database,
  accountId: string,
  emails: readonly NewMail[],
): Promise<void> {
  const now = new Date()
  const rows = emails.map(({ secret, html = null, ...mail }) => ({
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
  await insertEmails(db, rows)
}
