import type { Database } from '../database/tables.ts'
import type { Settings } from '../settings.ts'
import { blankExpiredSecrets, deleteOldMails } from './mail-store.ts'
import { smtpTransport } from './mail-transport.ts'
import { sendMails } from './send-mails.ts'

const SEND_EVERY_MS = 2000
const TIDY_EVERY_MS = 600_000

/** Does something now and then, one round at a time; the timer does not keep the process alive. */
function repeat(everyMs: number, work: () => Promise<void>): { stop(): Promise<void> } {
  let round: Promise<void> | undefined
  const timer = setInterval(() => {
    // Whatever went wrong, the next round repeats it.
    round ??= work()
      .catch(() => undefined)
      .finally(() => {
        round = undefined
      })
  }, everyMs).unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await round
    },
  }
}

async function tidy(db: Database): Promise<void> {
  await blankExpiredSecrets(db)
  await deleteOldMails(db)
}

/** Sends what is in the outbox when there is a mail server, and keeps no secret and no old mail in it. */
export function startMailing(db: Database, { smtpUrl, from }: Settings['mail']): { stop(): Promise<void> } {
  const tidying = repeat(TIDY_EVERY_MS, () => tidy(db))
  const send = smtpUrl === undefined ? undefined : smtpTransport(smtpUrl, from)
  const sending = send && repeat(SEND_EVERY_MS, () => sendMails(db, send, new Date()))
  return {
    stop: async () => {
      await Promise.all([tidying.stop(), sending?.stop()])
    },
  }
}
