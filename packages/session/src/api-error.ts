import type { ErrorDetail } from '@portal/contract/error-response.ts'
import { DEFAULT_ERROR } from './notices.ts'

/** A call to the product API that did not succeed. `status` is 0 when no answer came that could be read. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly reason: string
  readonly details: readonly ErrorDetail[]
  /** Correlation id of the answer: what support asks for. */
  readonly requestId: string | undefined

  constructor(facts: {
    status: number
    reason: string
    message: string
    details?: readonly ErrorDetail[]
    requestId?: string | undefined
  }) {
    super(facts.message)
    this.status = facts.status
    this.reason = facts.reason
    this.details = facts.details ?? []
    this.requestId = facts.requestId
  }
}

/** Reads the error of an answer; whatever cannot be read becomes the specification's default message. */
export async function apiErrorOf(response: Response): Promise<ApiError> {
  const requestId = response.headers.get('X-Correlation-Id') ?? undefined
  const body: unknown = await response.json().catch(() => undefined)
  const known = body && typeof body === 'object' ? (body as Record<string, unknown>) : {}
  const text = (name: string) => (typeof known[name] === 'string' ? known[name] : undefined)
  const list = Array.isArray(known.errorDetail) ? (known.errorDetail as ErrorDetail[]) : []
  return new ApiError({
    status: response.status,
    reason: text('reason') ?? 'UNKNOWN',
    message: text('message') || DEFAULT_ERROR,
    details: list.filter((detail) => typeof detail?.message === 'string'),
    requestId: text('correlationId') ?? requestId,
  })
}

export const unreachable = (): ApiError =>
  new ApiError({
    status: 0,
    reason: 'UNREACHABLE',
    message: 'The service cannot be reached. Check your connection and try again.',
  })
