import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ApiError } from './api-error.ts'

const CONTROL = /\p{Cc}/u
const PathParams = z.record(z.string(), z.string())

/** Path parameters. PostgreSQL rejects control characters, and no id contains any. */
export function pathParams(request: Pick<FastifyRequest, 'params'>): Record<string, string> {
  const params = PathParams.parse(request.params)
  const [name] = Object.entries(params).find(([, value]) => CONTROL.test(value)) ?? []
  if (name === undefined) return params
  throw new ApiError('INVALID_PARAMETER', {
    details: [
      {
        sourceType: 'PATH',
        source: name,
        reason: 'INVALID_FORMAT',
        message: 'Control characters are not allowed.',
      },
    ],
  })
}
