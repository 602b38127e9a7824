import { escapeLiteral } from 'pg'

/** As PostgreSQL shows the connections of our programs: `%a` in its log, and in `pg_stat_activity`. */
export const API_NAME = 'portal-api'
export const WORKER_NAME = 'portal-worker'

/** A statement by which the rest of a transaction stands under the request that it is done for. */
export const namedAfter = (name: string, correlationId: string): string =>
  `set local application_name = ${escapeLiteral(`${name} ${correlationId}`)}`
