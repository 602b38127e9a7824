import { z } from 'zod'

export const ErrorDetail = z.object({
  message: z.string(),
  reason: z.string().optional(),
  sourceType: z.enum(['BODY', 'HEADER', 'QUERY', 'PATH']).optional(),
  source: z.string().optional(),
})

/** Body of every error response: the specification's three members and three of our own. */
export const ErrorResponse = z.object({
  status: z.number().int(),
  reason: z.string(),
  message: z.string(),
  correlationId: z.string(),
  errorDetail: z.array(ErrorDetail),
})

export type ErrorDetail = z.infer<typeof ErrorDetail>
export type ErrorResponse = z.infer<typeof ErrorResponse>
