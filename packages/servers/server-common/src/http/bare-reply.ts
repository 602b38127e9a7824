import { MEDIA_TYPE } from '@portal/contract/headers.ts'
import type { FastifyReply } from 'fastify'
import type { ApiError } from './api-error.ts'
import { commonHeaders } from './common-headers.ts'
import { errorReply } from './reply.ts'

/** Answers with an error without running hooks or routes. */
export function sendBareReply(reply: FastifyReply, error: ApiError, correlationId: string): void {
  const { status, headers, payload } = errorReply(error, correlationId)
  reply.hijack()
  if (reply.raw.destroyed) return
  const all = { ...commonHeaders(correlationId), 'content-type': MEDIA_TYPE, ...headers }
  reply.raw.writeHead(status, all).end(payload)
}
