import { type RawBuilder, sql } from 'kysely'
import { snakeCase, snakeCased } from './snake-cased.ts'
import type { Database, Tables } from './tables.ts'

/** Rows as one JSON parameter, whatever their number: PostgreSQL unpacks them by the column names of the table. */
function recordset<Table extends keyof Tables>(table: Table, rows: readonly object[]): RawBuilder<unknown> {
  const json = JSON.stringify(rows.map(snakeCased))
  return sql`jsonb_populate_recordset(null::${sql.table(snakeCase(table))}, ${json}::jsonb)`
}

/** Inserts whole rows in one statement; each must contain every column. */
export const insertMany = <Table extends keyof Tables>(
  db: Database,
  table: Table,
  rows: readonly object[],
): Promise<void> => inserter(db, table, rows)()

/** Same, in two steps: renders the rows now and returns the function that inserts them. */
export function inserter<Table extends keyof Tables>(
  db: Database,
  table: Table,
  rows: readonly object[],
): () => Promise<void> {
  const statement = sql`insert into ${sql.table(snakeCase(table))} select * from ${recordset(table, rows)}`
  return async () => {
    if (rows.length > 0) await statement.execute(db)
  }
}

/** Updates whole rows by account and id in one statement. */
export async function updateMany<Table extends keyof Tables>(
  db: Database,
  table: Table,
  rows: readonly ({ readonly accountId: string; readonly id: string } & object)[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first).map((name) => sql.ref(snakeCase(name)))
  const values = Object.keys(first).map((name) => sql.ref(`given.${snakeCase(name)}`))
  await sql`
    update ${sql.table(snakeCase(table))} as present
    set (${sql.join(columns)}) = row(${sql.join(values)})
    from ${recordset(table, rows)} as given
    where present.account_id = given.account_id and present.id = given.id
  `.execute(db)
}
