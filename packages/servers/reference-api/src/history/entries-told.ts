import { READING } from '@portal/contract/history/reading-action.ts'
import { sql } from 'kysely'

/** Entries of changes, without views. */
export const isChange = sql<boolean>`right(action, ${sql.lit(READING.length)}) <> ${sql.lit(READING)}`

/** Entries by people with these email addresses. */
export const isBy = (emails: readonly string[]) => sql<boolean>`operator ->> 'email' = any(${emails})`
