import { ApiError } from '@portal/session'
import type { Problem } from '@portal/ui/form'

/** Advice for a record that changed while the form was open. */
const CONFLICT_ADVICE = 'Copy your input, reload the page, and apply your change to the newest version.'

/**
 * The problems of a refused call: each detail at the field its JSON Pointer names, the message and the rest
 * above the form, with the request ID.
 */
export function problemsOf(error: unknown): Problem[] {
  if (!(error instanceof ApiError)) throw error
  const details = error.details.map(({ source, sourceType, message }) =>
    sourceType === 'BODY' && source ? { pointer: source, message } : { message },
  )
  const advice = error.status === 412 ? [{ message: CONFLICT_ADVICE }] : []
  return [{ message: error.message, requestId: error.requestId }, ...details, ...advice]
}
