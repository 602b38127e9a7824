import { escapeLiteral } from 'pg'

/** Connection names of our programs in PostgreSQL: `%a` in its log, and in `pg_stat_activity`. */
export const API_NAME = 'portal-api'
export const WORKER_NAME = 'portal-worker'

/** A statement that names the rest of a transaction after its request. */
export const namedAfter = (name: string, correlationId: string): string =>
  `set local application_name = ${escapeLiteral(`${name} ${correlationId}`)}`
