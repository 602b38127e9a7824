import { blankExpiredSecrets, deleteOldMails } from '@portal/accounts/mail/outbox.ts'
import type { Database } from '../database/tables.ts'
import { type RepeatedWork, repeat } from '../repeated-work.ts'
import type { Settings } from '../settings.ts'
import { smtpTransport } from './mail-transport.ts'
import { sendMails } from './send-mails.ts'

const SEND_EVERY_MS = 2000
const TIDY_EVERY_MS = 600_000

async function tidy(db: Database): Promise<void> {
  await blankExpiredSecrets(db)
  await deleteOldMails(db)
}

/** Sends the mails of the outbox when a mail server is configured, and removes old mails and their secrets. */
export function startMailing(db: Database, { smtpUrl, from }: Settings['mail']): RepeatedWork {
  const tidying = repeat(TIDY_EVERY_MS, () => tidy(db))
  const send = smtpUrl === undefined ? undefined : smtpTransport(smtpUrl, from)
  const sending = send && repeat(SEND_EVERY_MS, () => sendMails(db, send, new Date()))
  return {
    stop: async () => {
      await Promise.all([tidying.stop(), sending?.stop()])
    },
  }
}
