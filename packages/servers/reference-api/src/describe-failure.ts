import { failureFacts } from '@portal/server-common/failure-facts.ts'
import { databaseFailure } from './database/database-error.ts'

/** What may be logged about a failure of `what`. `databaseProcess` is the process number in PostgreSQL's log. */
export function describeFailure(what: string, error: unknown) {
  const databaseProcess =
    error instanceof Error && 'databaseProcess' in error ? error.databaseProcess : undefined
  return { ...failureFacts(what, error), constraint: databaseFailure(error)?.constraint, databaseProcess }
}
