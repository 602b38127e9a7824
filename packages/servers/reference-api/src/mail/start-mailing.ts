import type { Database } from '../database/tables.ts'
import { type RepeatedWork, repeat } from '../repeated-work.ts'
import type { Settings } from '../settings.ts'
import { blankExpiredSecrets, deleteOldMails } from './mail-store.ts'
import { smtpTransport } from './mail-transport.ts'
import { sendMails } from './send-mails.ts'

const SEND_EVERY_MS = 2000
const TIDY_EVERY_MS = 600_000

async function tidy(db: Database): Promise<void> {
  await blankExpiredSecrets(db)
  await deleteOldMails(db)
}

/** Sends what is in the outbox when there is a mail server, and keeps no secret and no old mail in it. */
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
