import type { ErrorDetail } from '@portal/contract/error-response.ts'
import { membersOf } from './members-of.ts'
import { DEFAULT_ERROR } from './notices.ts'

/** A failed call to the product API. `status` is 0 when no readable response arrived. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly reason: string
  readonly details: readonly ErrorDetail[]
  /** Correlation id of the response, which support asks for. */
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

  /** The details as sentences, shown one per line below the message (specification, section 8). */
  get lines(): readonly string[] {
    return this.details.map(({ message }) => message)
  }
}

const SOURCE_TYPES = ['BODY', 'HEADER', 'QUERY', 'PATH'] as const

/** Drops details without a message. */
function detailOf(answer: unknown): ErrorDetail[] {
  const { text } = membersOf(answer)
  const [message, reason, source] = [text('message'), text('reason'), text('source')]
  if (message === undefined) return []
  const sourceType = SOURCE_TYPES.find((type) => type === text('sourceType'))
  return [
    { message, ...(reason && { reason }), ...(source && { source }), ...(sourceType && { sourceType }) },
  ]
}

/** Reads the error from a response; falls back to the specification's default message. */
export async function apiErrorOf(response: Response): Promise<ApiError> {
  const requestId = response.headers.get('X-Correlation-Id') ?? undefined
  const { text, list } = membersOf(await response.json().catch(() => undefined))
  return new ApiError({
    status: response.status,
    reason: text('reason') ?? 'UNKNOWN',
    message: text('message') || DEFAULT_ERROR,
    details: list('errorDetail').flatMap(detailOf),
    requestId: text('correlationId') ?? requestId,
  })
}

const noAnswer = (reason: string, what: string) =>
  new ApiError({
    status: 0,
    reason,
    message: DEFAULT_ERROR,
    details: [{ message: `${what}. Check your connection and try again.` }],
  })

export const unreachable = (): ApiError => noAnswer('UNREACHABLE', 'The service cannot be reached')
export const unreadable = (): ApiError => noAnswer('UNREADABLE', 'The response cannot be read')
