import { blankExpiredSecrets, deleteOldMails } from '@portal/accounts/mail/outbox.ts'
import type { Registry } from '@portal/server-common/metrics.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/tables.ts'
import { type RepeatedWork, repeat } from '../repeated-work.ts'
import type { Settings } from '../settings.ts'
import { watchMails } from './mail-figures.ts'
import { smtpTransport } from './mail-transport.ts'
import { sendMails } from './send-mails.ts'

const SEND_EVERY_MS = 2000
const TIDY_EVERY_MS = 600_000

interface Around {
  readonly db: Database
  readonly log: FastifyBaseLogger
  readonly metrics: Registry
}

async function tidy(db: Database): Promise<void> {
  await blankExpiredSecrets(db)
  await deleteOldMails(db)
}

/**
 * Sends the mails of the outbox when a mail server is configured, and removes old mails and their secrets. Logs each
 * failed attempt and publishes metrics.
 */
export function startMailing(
  { db, log: baseLog, metrics }: Around,
  { mail: { smtpUrl, from }, logLevel }: Pick<Settings, 'mail' | 'logLevel'>,
): RepeatedWork {
  const log = baseLog.child({}, { level: logLevel })
  watchMails(metrics, db)
  const tidying = repeat(TIDY_EVERY_MS, () => tidy(db))
  const sending = smtpUrl !== undefined && {
    send: smtpTransport(smtpUrl, from),
    onFailure: (attempt: object) => log.warn(attempt, 'mail not sent'),
  }
  const rounds = sending ? repeat(SEND_EVERY_MS, () => sendMails(db, sending, new Date())) : undefined
  return {
    stop: async () => {
      await Promise.all([tidying.stop(), rounds?.stop()])
    },
  }
}
