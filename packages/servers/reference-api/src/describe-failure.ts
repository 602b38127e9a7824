import { databaseFailure } from './database/database-error.ts'

/**
 * What may be logged of a failure: never its message or its file names, which may hold values, SQL or secrets.
 * `at` is the function that failed, `databaseProcess` the number under which PostgreSQL's log has it.
 */
export function describeFailure(error: Error) {
  const at = /\n {4}at (?:async )?([\w.<>]+) \(/.exec(error.stack ?? '')?.[1]
  const databaseProcess = 'databaseProcess' in error ? error.databaseProcess : undefined
  return { type: error.name, ...databaseFailure(error), databaseProcess, at, message: '', stack: '' }
}
