import { VOTES, type Vote, Votes } from '@portal/contract/releases/votes.ts'
import { parseBody } from '@portal/server-common/http/parse-request.ts'
import type { FastifyInstance } from 'fastify'
import { requireHostKey } from './host-key.ts'

type TakeVotes = (environment: string, votes: readonly Vote[]) => Promise<void>

/** Receives the votes of pages from hosts. Only hosts know `key`. */
export function serveVotes(app: FastifyInstance, key: string, take: TakeVotes): void {
  const requireKey = requireHostKey(key)
  app.post(VOTES, async ({ headers, body }, reply) => {
    requireKey(headers.authorization)
    const { environment, votes } = parseBody(Votes, body)
    await take(environment, votes)
    return reply.status(204).send()
  })
}
