import { ERROR_REASONS, type ErrorReason } from '@portal/contract/error-reasons.ts'
import type { ErrorDetail } from '@portal/contract/error-response.ts'
import type { Refusal } from '@portal/contract/refusal.ts'

interface ErrorFacts {
  /** Replaces the reason's sentence. */
  readonly message?: string
  readonly details?: readonly ErrorDetail[]
  readonly headers?: Readonly<Record<string, string>>
  /** Replaces the reason's status. */
  readonly status?: number
}

/** A refusal that is reported to the caller; any other error is answered with INTERNAL_ERROR. */
export class ApiError extends Error {
  readonly reason: ErrorReason
  readonly status: number
  readonly details: readonly ErrorDetail[]
  readonly headers: Readonly<Record<string, string>>

  constructor(reason: ErrorReason, { message, details = [], headers = {}, status }: ErrorFacts = {}) {
    const [usualStatus, usualMessage] = ERROR_REASONS[reason]
    super(message ?? usualMessage)
    this.reason = reason
    this.status = status ?? usualStatus
    this.details = details
    this.headers = headers
  }
}

/** A detail about one field of the body; `source` is a JSON Pointer. */
export const fieldDetail = (source: string, reason: string, message: string): ErrorDetail => ({
  reason,
  sourceType: 'BODY',
  source,
  message,
})

/** Throws if a rule of the contract refuses. */
export function requireAllowed(refusal: Refusal | undefined, facts?: Omit<ErrorFacts, 'message'>): void {
  if (refusal) throw new ApiError(refusal.reason, { ...facts, message: refusal.message })
}
