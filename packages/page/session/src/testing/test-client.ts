import type { AnyInput, Endpoint } from '@portal/contract/endpoint.ts'
import type { ApiError } from '../api-error.ts'
import { type CallOptions, createHttpClient } from '../http-client.ts'
import { type Answer, TestServer } from './test-server.ts'

export const list = { name: 'listTasks', method: 'GET', path: '/tasks', permission: null } satisfies Endpoint
export const create = { ...list, name: 'createTask', method: 'POST' } satisfies Endpoint

/** An error response in the shape of the contract. */
export const refused = (status: number, headers = {}): Answer => ({
  status,
  headers,
  body: { reason: 'R', message: 'No.' },
})

/** A client of a real server, whose tokens and waits a test can observe. */
export function createTestClient() {
  const api = new TestServer()
  const seen = {
    waits: [] as number[],
    watched: 0,
    renewals: [] as (string | undefined)[],
    failures: [] as { error: ApiError; options: CallOptions }[],
  }
  let token: string | undefined
  let renewed: string | undefined

  const wait = async (milliseconds: number) => void seen.waits.push(milliseconds)

  const clientOf = (baseUrl: string, waiting: typeof wait) =>
    createHttpClient({
      baseUrl,
      accessToken: () => token,
      renew: async (stale) => {
        seen.renewals.push(stale)
        token = renewed
        return renewed !== undefined
      },
      onFailure: (error, options) => seen.failures.push({ error, options }),
      wait: waiting,
      watch: (answer) => {
        seen.watched += 1
        return answer
      },
    })

  return {
    api,
    seen,
    /** The endpoints are made up, so their inputs are untyped. */
    call: (
      endpoint: Endpoint,
      input: AnyInput,
      options?: CallOptions,
      { baseUrl = `${api.url}/accounts/a1`, waiting = wait } = {},
    ) => clientOf(baseUrl, waiting)(endpoint, input as never, options),
    /** Responses in sequence; the last one repeats. */
    answers(...given: Answer[]) {
      api.answer = () => given[Math.min(api.requests.length, given.length) - 1] ?? {}
    },
    /** Forgets what happened; the next renewal returns the token `at2`. */
    reset() {
      for (const past of [seen.waits, seen.renewals, seen.failures, api.requests]) past.length = 0
      seen.watched = 0
      token = 'at1'
      renewed = 'at2'
    },
    cannotRenew() {
      renewed = undefined
    },
  }
}
