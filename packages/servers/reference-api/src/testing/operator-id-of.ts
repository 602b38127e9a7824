import type { Database } from '../database/tables.ts'

/** The ID of the operator `name@program.example` of the demo data. */
export async function operatorIdOf(db: Database, name: string): Promise<string> {
  const email = `${name}@program.example`
  const found = db.selectFrom('operator').select('id').where('email', '=', email)
  return (await found.executeTakeFirstOrThrow()).id
}
