import { createHash, timingSafeEqual } from 'node:crypto'
import { VOTES, type Vote, Votes } from '@portal/contract/releases/votes.ts'
import { unauthenticated } from '@portal/server-kit/access/access-token.ts'
import { parseBody } from '@portal/server-kit/http/parse-request.ts'
import type { FastifyInstance } from 'fastify'

type TakeVotes = (environment: string, votes: readonly Vote[]) => Promise<void>

const digestOf = (text: string) => createHash('sha256').update(text).digest()

/** Takes what hosts have heard of pages. `key` is known to hosts alone. */
export function serveVotes(app: FastifyInstance, key: string, take: TakeVotes): void {
  const expected = digestOf(`Bearer ${key}`)
  app.post(VOTES, async ({ headers, body }, reply) => {
    if (!timingSafeEqual(digestOf(headers.authorization ?? ''), expected)) throw unauthenticated()
    const { environment, votes } = parseBody(Votes, body)
    await take(environment, votes)
    return reply.status(204).send()
  })
}
