import type { Generated } from 'kysely'

export interface MailTable {
  id: string
  accountId: string
  recipient: string
  subject: string
  body: string | null
  html: string | null
  secretOf: string | null
  secretUntil: Date | null
  writtenAt: Generated<Date>
  sentAt: Date | null
  attempts: Generated<number>
  nextAttemptAt: Date | null
  failure: string | null
}

export interface MailTables {
  mail: MailTable
}
