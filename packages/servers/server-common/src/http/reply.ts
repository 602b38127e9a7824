import type { ErrorResponse } from '@portal/contract/error-response.ts'
import type { ApiError } from './api-error.ts'

/** An answer, ready to be sent, or stored to be sent again. */
export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly payload: string
}

export function errorReply(error: ApiError, correlationId: string): Reply {
  const body: ErrorResponse = {
    status: error.status,
    reason: error.reason,
    message: error.message,
    correlationId,
    errorDetail: [...error.details],
  }
  return { status: error.status, headers: error.headers, payload: JSON.stringify(body) }
}
