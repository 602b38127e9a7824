import { type Expression, type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import type { AccountsDatabase, OperatorRow, OperatorTable } from '../account-tables.ts'

/** All operators, for queries that add their own conditions and columns. */
export const operators = (db: AccountsDatabase) => db.selectFrom('operator')

/** The full name of the operator with this ID, read with a row of another table. */
export const operatorName = (id: Expression<unknown>): RawBuilder<string> =>
  sql`(select given_name || ' ' || family_name from operator as named where named.id = ${id})`

/** Breaks the constraint EMAIL_IS_UNIQUE when another operator has the address. */
export const insertOperator = (
  db: AccountsDatabase,
  operator: Insertable<OperatorTable>,
): Promise<OperatorRow> => db.insertInto('operator').values(operator).returningAll().executeTakeFirstOrThrow()

export const EMAIL_IS_UNIQUE = 'operator_email_key'

export const updateOperator = (
  db: AccountsDatabase,
  id: string,
  changes: Updateable<OperatorTable>,
): Promise<OperatorRow> =>
  db.updateTable('operator').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
