import { countUnsentEmails } from '@portal/accounts/mail/outbox.ts'
import { Gauge, type Registry } from '@portal/server-common/metrics.ts'
import { shareRunning } from '@portal/server-common/share-running.ts'
import type { Database } from '../database/tables.ts'

/** Publishes metrics about the emails in the outbox, whichever process sends them. */
export function registerEmailMetrics(metrics: Registry, db: Database): void {
  // One query serves both metrics. While the database is unreachable, only they are missing.
  const count = shareRunning(() => countUnsentEmails(db).catch(() => undefined))

  new Gauge({
    name: 'portal_mails_failed',
    help: 'Emails that could not be sent, by whether they are retried',
    labelNames: ['state'],
    registers: [metrics],
    async collect() {
      const counted = await count()
      this.reset()
      if (!counted) return
      this.set({ state: 'retried' }, counted.retried)
      this.set({ state: 'given up' }, counted.givenUp)
    },
  })
  new Gauge({
    name: 'portal_mails_longest_wait_seconds',
    help: 'How long the oldest mail that is due has waited for an attempt; without a mail server, it only grows',
    registers: [metrics],
    async collect() {
      this.set((await count())?.maxWaitSeconds ?? 0)
    },
  })
}
