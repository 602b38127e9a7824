import { databaseFailure } from './database/database-error.ts'

/**
 * What may be logged of a failure: never its message or its file names, which may hold values, SQL or secrets.
 * `at` is the function that failed.
 */
export function describeFailure(error: Error) {
  const at = /\n\s+at (?:async )?([\w.<>]+) \(/.exec(error.stack ?? '')?.[1]
  return { type: error.name, ...databaseFailure(error), at, message: '', stack: '' }
}
