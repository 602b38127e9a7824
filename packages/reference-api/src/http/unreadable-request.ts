import type { Socket } from 'node:net'
import { MEDIA_TYPE } from '@portal/contract/headers.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { v7 as uuid } from 'uuid'
import { ApiError } from './api-error.ts'
import { commonHeaders } from './common-headers.ts'
import { knownError } from './known-error.ts'
import { errorReply } from './reply.ts'

/** Answers a request whose address cannot be read, so that no route and none of its hooks is reached. */
export function answerUnreadableAddress(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const { status, payload } = errorReply(knownError(error) ?? new ApiError('ROUTE_NOT_FOUND'), request.id)
  reply.hijack()
  reply.raw.writeHead(status, { ...commonHeaders(request.id), 'content-type': MEDIA_TYPE }).end(payload)
}

/** Answers, on the bare connection, what is not even HTTP. */
export function answerUnreadableRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const correlationId = uuid()
  const { payload } = errorReply(new ApiError('MALFORMED_REQUEST'), correlationId)
  const headers = {
    ...commonHeaders(correlationId),
    'content-type': MEDIA_TYPE,
    'content-length': String(Buffer.byteLength(payload)),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end(['HTTP/1.1 400 Bad Request', ...lines, '', payload].join('\r\n'))
}
