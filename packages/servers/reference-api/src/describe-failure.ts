import { databaseFailure } from './database/database-error.ts'

/**
 * What may be logged about a failure: never its message or file names, which may contain values, SQL or secrets. `at`
 * is the function that failed, `databaseProcess` the process number in PostgreSQL's log.
 */
export function describeFailure(error: Error) {
  const at = /\n {4}at (?:async )?([\w.<>]+) \(/.exec(error.stack ?? '')?.[1]
  const databaseProcess = 'databaseProcess' in error ? error.databaseProcess : undefined
  return { type: error.name, ...databaseFailure(error), databaseProcess, at, message: '', stack: '' }
}
