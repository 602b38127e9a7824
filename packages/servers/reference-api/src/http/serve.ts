import { ALL_ENDPOINTS } from '@portal/contract/all-endpoints.ts'
import { ALL_SCHEMAS } from '@portal/contract/all-schemas.ts'
import type { Endpoint } from '@portal/contract/endpoint.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import { sendReply } from '@portal/server-common/http/send-reply.ts'
import type { FastifyRequest } from 'fastify'
import { admission } from './admit.ts'
import { type AnyHandler, answerCall } from './answer-call.ts'
import type { Api } from './api.ts'
import type { Handler } from './call.ts'

function enter({ served }: Api, endpoint: Endpoint): void {
  const { name } = endpoint
  if (ALL_ENDPOINTS[name] !== endpoint || !ALL_SCHEMAS[name])
    throw new Error(`${name} is not part of the contract.`)
  if (served.has(name)) throw new Error(`${name} is served twice.`)
  served.add(name)
}

/** The addresses of an operation: with and without the account. */
function urlsOf({ path }: Endpoint): readonly string[] {
  const plain = path.replace(/\/$/, '')
  return [`/accounts/:accountId${plain}`, plain || '/']
}

/** The addresses of all operations. */
export const allUrls = (): readonly string[] => Object.values(ALL_ENDPOINTS).flatMap(urlsOf)

/**
 * Serves one operation of the contract, with and without the account in its address. The contract decides who can
 * call it, its input and output, and what is written to the audit trail; `handler` does the rest.
 */
export function serve<E extends Endpoint>(api: Api, endpoint: E, handler: Handler<E>): void {
  enter(api, endpoint)
  const admit = admission(api, endpoint)
  for (const url of urlsOf(endpoint)) {
    api.app.route({
      method: endpoint.method,
      url,
      config: { operation: endpoint.name },
      onRequest: admit,
      handler: async (request, reply) => {
        const caller = admitted(request)
        return sendReply(
          reply,
          await answerCall(api, { endpoint, handler: handler as AnyHandler, request, caller }),
        )
      },
    })
  }
}

function admitted({ caller }: FastifyRequest) {
  if (!caller) throw new ApiError('UNAUTHENTICATED')
  return caller
}

/** Throws unless every operation of the contract is served. */
export function requireAllServed({ served }: Api): void {
  const missing = Object.keys(ALL_ENDPOINTS).filter((name) => !served.has(name))
  if (missing.length > 0) throw new Error(`Operations of the contract are not served: ${missing.join(', ')}.`)
}
