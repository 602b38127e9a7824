import type { FastifyReply } from 'fastify'
import type { Reply } from './reply.ts'

export function sendReply(reply: FastifyReply, { status, headers, payload }: Reply): FastifyReply {
  return reply.code(status).headers(headers).send(payload)
}
