import { ApiError } from '@portal/session'

/** Rethrows a refused call as a dialog shows it: the message, and each detail as a line. */
export function sentencesOf(error: unknown): never {
  if (!(error instanceof ApiError)) throw error
  throw { message: error.message, details: error.lines }
}
