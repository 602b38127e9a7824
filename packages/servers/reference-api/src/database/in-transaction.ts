import type { Database } from './tables.ts'

/** Does the work in a transaction of its own, unless it is part of one already. */
export const inTransaction = <Result>(
  db: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> => (db.isTransaction ? work(db) : db.transaction().execute(work))
