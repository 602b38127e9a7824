import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { MEDIA_TYPE } from '@portal/contract/headers.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import { errorReply } from '@portal/server-common/http/reply.ts'

/** Answers a request that could not be forwarded: calls in the form of the product API, anything else with the sentence. */
export function sendFailure(request: IncomingMessage, response: ServerResponse, message: string): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  if (!request.headers.accept?.includes('json')) {
    response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' }).end(message)
    return
  }
  const { status, payload } = errorReply(new ApiError('UPSTREAM_ERROR', { message }), randomUUID())
  response.writeHead(status, { 'Content-Type': MEDIA_TYPE }).end(payload)
}
