import type { Socket } from 'node:net'
import { MEDIA_TYPE } from '@portal/contract/headers.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { v7 as uuid } from 'uuid'
import { ApiError } from './api-error.ts'
import { sendBareReply } from './bare-reply.ts'
import { commonHeaders } from './common-headers.ts'
import { fastifyRefusal } from './fastify-refusal.ts'
import { errorReply } from './reply.ts'

/** Answers a request with an invalid address, without reaching any route or its hooks. */
export function answerUnreadableAddress(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  sendBareReply(reply, fastifyRefusal(error) ?? new ApiError('ROUTE_NOT_FOUND'), request.id)
}

const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT'

/**
 * Answers, on the bare connection, an incomplete request or one that is not HTTP. Then closes the connection,
 * even if the client keeps sending.
 */
export function answerUnreadableRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  // A busy client may send its request later, and a busy server may not have read it yet. Silence ends by itself.
  if (error.code === TOO_SLOW && socket.bytesRead === 0) return
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [statusLine, refusal] =
    error.code === TOO_SLOW
      ? (['408 Request Timeout', { status: 408, message: 'The request is incomplete.' }] as const)
      : (['400 Bad Request', {}] as const)
  const correlationId = uuid()
  const { payload } = errorReply(new ApiError('MALFORMED_REQUEST', refusal), correlationId)
  const headers = {
    ...commonHeaders(correlationId),
    'content-type': MEDIA_TYPE,
    'content-length': String(Buffer.byteLength(payload)),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${statusLine}`, ...lines, '', payload].join('\r\n'), () => socket.destroy())
}
