import { READING } from '@portal/contract/history/reading-action.ts'
import { sql } from 'kysely'

/** Entries of changes, without views. */
export const isChange = sql<boolean>`right(action, ${sql.lit(READING.length)}) <> ${sql.lit(READING)}`

/** Entries by people with these email addresses, at least one. A list of one is read in the order of its index. */
export const isBy = (emails: readonly string[]) => sql<boolean>`operator ->> 'email' in (${sql.join(emails)})`
