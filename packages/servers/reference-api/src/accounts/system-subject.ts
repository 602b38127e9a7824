import { sql } from 'kysely'

/** The id of an account's SRC system, for queries over many records. */
export const systemSubjectOf = (accountId: string) =>
  sql<string>`(select system_subject_id from account where account.id = ${accountId})`
