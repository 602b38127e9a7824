import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import type { AccountsDatabase, MailTable } from '../account-tables.ts'

type MailRow = Selectable<MailTable>
const listed = ['id', 'recipient', 'subject', 'writtenAt', 'sentAt', 'failure'] as const

export type OutboxMail = Pick<MailRow, (typeof listed)[number]>

export interface OpenMail extends OutboxMail {
  /** `null` once the secret in it was used or has expired. */
  readonly body: string | null
}

/** Puts emails into the outbox, in the transaction of the change they are about. */
export async function insertEmails(
  db: AccountsDatabase,
  emails: readonly Insertable<MailTable>[],
): Promise<void> {
  if (emails.length > 0) await db.insertInto('mail').values(emails).execute()
}

const WITHOUT_BODY = { body: null, html: null, nextAttemptAt: null }

/** Removes an operator's one-time secrets from earlier emails, since they no longer work. */
export async function blankSecretsOf(db: AccountsDatabase, operatorId: string): Promise<void> {
  await db.updateTable('mail').set(WITHOUT_BODY).where('secretOf', '=', operatorId).execute()
}

/** Removes expired secrets from emails. */
export async function blankExpiredSecrets(db: AccountsDatabase): Promise<void> {
  await db
    .updateTable('mail')
    .set(WITHOUT_BODY)
    .where('secretUntil', '<', new Date())
    .where('body', 'is not', null)
    .execute()
}

/** How long emails are kept, so that support can check whether one was sent. */
const KEPT_MS = 90 * 86_400_000

export async function deleteOldEmails(db: AccountsDatabase): Promise<void> {
  await db
    .deleteFrom('mail')
    .where('writtenAt', '<', new Date(Date.now() - KEPT_MS))
    .execute()
}

/** The mail that has been due longest at `now`, locked: no other transaction gets it until this one ends. */
export const lockDueMail = (db: AccountsDatabase, now: Date) =>
  db
    .selectFrom('mail')
    .select(['id', 'recipient', 'subject', 'body', 'html', 'attempts'])
    .where('nextAttemptAt', '<=', now)
    .where((row) => row.or([row('secretUntil', 'is', null), row('secretUntil', '>', now)]))
    .orderBy('nextAttemptAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

/** Notes the outcome of an attempt to send a mail. */
export async function noteAttempt(
  db: AccountsDatabase,
  id: string,
  outcome: Pick<Updateable<MailTable>, 'attempts' | 'sentAt' | 'nextAttemptAt' | 'failure'>,
): Promise<void> {
  await db.updateTable('mail').set(outcome).where('id', '=', id).execute()
}

/** Why a mail was not sent, and when it is retried; `null` when there are no more attempts. */
export interface MailFailure {
  readonly code: string
  readonly nextAttemptAt: string | null
}

/** Emails that failed at least once, were not sent since, and can still be sent. */
const FAILED = sql`failure is not null and sent_at is null and body is not null`

/** The failed mail with the current secret of an operator, read with a row of `operator`; `null` without one. */
export const mailFailure: RawBuilder<MailFailure | null> = sql`(
  select json_build_object(
    'code', failure, 'nextAttemptAt', to_char(next_attempt_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  )
  from mail where secret_of = operator.id and ${FAILED} order by written_at desc limit 1
)`

export const hasMailFailure: RawBuilder<boolean> = sql`exists (
  select from mail where secret_of = operator.id and ${FAILED}
)`

export interface UnsentEmails {
  /** Failed emails that are retried. */
  readonly retried: number
  /** Failed emails of the last day without further attempts. Older ones would only keep an alert firing. */
  readonly givenUp: number
  /** How many seconds the longest-overdue email has waited for its first or next attempt. */
  readonly maxWaitSeconds: number
}

export async function countUnsentEmails(db: AccountsDatabase): Promise<UnsentEmails> {
  const { rows } = await sql<UnsentEmails>`
    select
      count(*) filter (where ${FAILED} and next_attempt_at is not null) as "retried",
      count(*) filter (
        where ${FAILED} and next_attempt_at is null and written_at > now() - interval '1 day'
      ) as "givenUp",
      coalesce(extract(epoch from now() - min(next_attempt_at) filter (
        where next_attempt_at < now()
      )), 0)::float8 as "maxWaitSeconds"
    from mail where sent_at is null
  `.execute(db)
  return rows[0] ?? { retried: 0, givenUp: 0, maxWaitSeconds: 0 }
}

export const listEmails = (db: AccountsDatabase, most: number): Promise<OutboxMail[]> =>
  db
    .selectFrom('mail')
    .select(listed)
    .orderBy('writtenAt', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()

export const findMail = (db: AccountsDatabase, id: string): Promise<OpenMail | undefined> =>
  db
    .selectFrom('mail')
    .select(listed)
    .select(sql<string | null>`case when secret_until < now() then null else body end`.as('body'))
    .where('id', '=', id)
    .executeTakeFirst()
