import { lockDueMail, noteAttempt } from '@portal/accounts/mail/outbox.ts'
import type { Database } from '../database/tables.ts'
import { mailFailureCodes, type SendMail } from './mail-transport.ts'

/** A mail is given up after this many attempts. */
export const MAX_ATTEMPTS = 6
const FIRST_WAIT_MS = 60_000
const WAIT_FACTOR = 4

/** A failed attempt. Names neither the recipient nor the text. */
interface FailedAttempt {
  readonly mailId: string
  readonly failure: string
  readonly attempts: number
  /** `null` when there are no more attempts. */
  readonly nextAttemptAt: Date | null
}

/** When a mail is retried after this many attempts: after 1, 4, 16 … minutes, and then no more. */
const nextAttempt = (attempts: number, now: Date): Date | null =>
  attempts < MAX_ATTEMPTS ? new Date(now.getTime() + FIRST_WAIT_MS * WAIT_FACTOR ** (attempts - 1)) : null

interface Sending {
  readonly send: SendMail
  onFailure?(attempt: FailedAttempt): void
}

/**
 * Sends one due mail. Its row is locked until then, so that no other process sends it, too. Returns whether there was
 * one.
 */
async function sendNext(db: Database, { send, onFailure }: Sending, now: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const mail = await lockDueMail(transaction, now)
    if (!mail) return false
    const { id, recipient, subject, body, html } = mail
    const attempts = mail.attempts + 1
    const outcome = await send({ id, recipient, subject, body: body ?? '', html }).then(
      () => ({ sentAt: new Date(), nextAttemptAt: null, failure: null }),
      (error: unknown) => ({ nextAttemptAt: nextAttempt(attempts, now), failure: mailFailureCodes(error) }),
    )
    await noteAttempt(transaction, id, { ...outcome, attempts })
    if (outcome.failure !== null) onFailure?.({ ...outcome, mailId: id, attempts })
    return true
  })
}

/** Sends all emails of the outbox that are due at `now`. Several processes may do so concurrently. */
export async function sendEmails(db: Database, sending: Sending, now: Date): Promise<void> {
  while (await sendNext(db, sending, now));
}
