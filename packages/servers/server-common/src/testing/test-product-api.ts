import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ErrorReason } from '@portal/contract/error-reasons.ts'
import { ApiError } from '../http/api-error.ts'
import { errorReply } from '../http/reply.ts'

/** The part of a product API that says who somebody is and what they may do, over HTTP. */
export async function startTestProductApi(operatorId: string) {
  const state: { permissions: string[]; refusal: ErrorReason | undefined; authorizations: string[] } = {
    permissions: [],
    refusal: undefined,
    authorizations: [],
  }
  const answers: Readonly<Record<string, () => unknown>> = {
    '/accounts/c2p-demo/users/access': () => ({
      resources: state.permissions.map((resource) => ({ resource })),
      subjectTypes: [],
    }),
    '/accounts/c2p-demo/users/me/user-data': () => ({ id: operatorId, email: 'ada@program.example' }),
  }
  function refuse(response: ServerResponse, reason: ErrorReason): void {
    const { status, payload } = errorReply(new ApiError(reason), 'c1')
    response.writeHead(status).end(payload)
  }
  const server = createServer(({ url = '', headers }, response) => {
    if (url.endsWith('/users/access')) state.authorizations.push(headers.authorization ?? '')
    const answer = answers[url]
    if (state.refusal || !answer) return refuse(response, state.refusal ?? 'ROUTE_NOT_FOUND')
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer()))
  })
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    state,
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
