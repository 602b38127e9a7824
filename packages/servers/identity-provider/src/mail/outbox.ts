import type { Pool } from 'pg'

/** An email in the reference API's outbox. */
export interface OutboxMail {
  id: string
  recipient: string
  subject: string
  writtenAt: Date
  sentAt: Date | null
  failure: string | null
}

export interface OpenMail extends OutboxMail {
  /** `null` once the secret in it was used or has expired. */
  body: string | null
}

const columns = `id, recipient, subject, written_at as "writtenAt", sent_at as "sentAt", failure`
const mostListed = 100

export async function listMails(database: Pool): Promise<OutboxMail[]> {
  const { rows } = await database.query<OutboxMail>(
    `select ${columns} from public.mail order by written_at desc, id desc limit $1`,
    [mostListed],
  )
  return rows
}

export async function findMail(database: Pool, id: string): Promise<OpenMail | undefined> {
  const { rows } = await database.query<OpenMail>(
    `select ${columns}, case when secret_until < now() then null else body end as body
     from public.mail where id = $1`,
    [id],
  )
  return rows[0]
}
