/**
 * PostgreSQL's codes for: connection lost, shutting down or starting, out of space, memory or connections,
 * statement timeout.
 */
const CODES = /^(08|57P|53)|^57014$/
/** Messages without a code, from pg and Node, for a server that is down, disconnects or stops answering. */
const SENTENCES = /connection t|timeout exceeded when trying to connect|query read timeout/i

/** Whether an error means that the database is temporarily unavailable: a retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError || 'syscall' in error || SENTENCES.test(error.message)) return true
  return 'code' in error && CODES.test(String(error.code))
}
