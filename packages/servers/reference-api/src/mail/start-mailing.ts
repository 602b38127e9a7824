import { blankExpiredSecrets, deleteOldEmails } from '@portal/accounts/mail/outbox.ts'
import { log } from '@portal/server-common/log.ts'
import type { Registry } from '@portal/server-common/metrics.ts'
import type { Database } from '../database/tables.ts'
import { type RepeatedWork, repeat } from '../repeated-work.ts'
import type { Settings } from '../settings.ts'
import { registerEmailMetrics } from './email-metrics.ts'
import { smtpTransport } from './mail-transport.ts'
import { sendEmails } from './send-emails.ts'

const SEND_EVERY_MS = 2000
const TIDY_EVERY_MS = 600_000

interface Dependencies {
  readonly db: Database
  readonly metrics: Registry
}

async function tidy(db: Database): Promise<void> {
  await blankExpiredSecrets(db)
  await deleteOldEmails(db)
}

/**
 * Sends the emails of the outbox when a mail server is configured, and removes old emails and their secrets. Logs each
 * failed attempt and publishes metrics.
 */
export function startMailing(
  { db, metrics }: Dependencies,
  { mail: { smtpUrl, from } }: Pick<Settings, 'mail'>,
): RepeatedWork {
  registerEmailMetrics(metrics, db)
  const tidying = repeat(TIDY_EVERY_MS, () => tidy(db))
  const sending = smtpUrl !== undefined && {
    send: smtpTransport(smtpUrl, from),
    onFailure: (attempt: object) => log.warn('mail-not-sent', { ...attempt }),
  }
  const rounds = sending ? repeat(SEND_EVERY_MS, () => sendEmails(db, sending, new Date())) : undefined
  return {
    stop: async () => {
      await Promise.all([tidying.stop(), rounds?.stop()])
    },
  }
}
