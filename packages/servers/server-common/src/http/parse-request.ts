import type { z } from 'zod'
import { ApiError } from './api-error.ts'
import { bodyDetails, leadingReason, queryDetails } from './issue-details.ts'

/** Parses a body; throws its issues in the contract's terms. */
export function parseBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body, { reportInput: true })
  if (parsed.success) return parsed.data
  const details = bodyDetails(parsed.error.issues)
  throw new ApiError(leadingReason(details) ?? 'VALIDATION_FAILED', { details })
}

/** Parses the query of an address; throws its issues in the contract's terms. */
export function parseQuery<Schema extends z.ZodType>(schema: Schema, query: unknown): z.output<Schema> {
  const parsed = schema.safeParse(query, { reportInput: true })
  if (parsed.success) return parsed.data
  const details = queryDetails(parsed.error.issues)
  const unknown = details.some(({ reason, source }) => reason === 'UNKNOWN_FIELD' || source === 'sort')
  throw new ApiError(unknown ? 'UNKNOWN_PARAMETER' : 'INVALID_PARAMETER', { details })
}
