import {
  type AnyInput,
  type Endpoint,
  type InputOf,
  pathOf,
  type ResultOf,
} from '@portal/contract/endpoint.ts'
import type { ErrorResponse } from '@portal/contract/error-response.ts'
import { CHANGE_REASON, IDEMPOTENCY_KEY, MEDIA_TYPE, needsIdempotencyKey } from '@portal/contract/headers.ts'
import { queryString } from '@portal/contract/query-string.ts'
import { startTestIssuer, type TestIssuer } from '@portal/server-common/testing/test-issuer.ts'
import { connect } from '../database/connect.ts'
import type { Database } from '../database/tables.ts'
import type { Settings } from '../settings.ts'
import { startApi } from '../start-api.ts'
import { operatorIdOf } from './operator-id-of.ts'
import { createTestDatabase } from './test-database.ts'
import { testSettings } from './test-settings.ts'

export interface TestAnswer<Body> {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** Body of a success. */
  readonly body: Body
  /** Body of an error. */
  readonly error: ErrorResponse
}

interface CallOptions {
  readonly headers?: Record<string, string>
  readonly changeReason?: string
  /** Instead of the caller's own account. */
  readonly accountId?: string
}

interface RawRequest {
  readonly headers?: Record<string, string>
  /** Lists are sent as repeated parameters. */
  readonly query?: object | undefined
  /** Sent as JSON, unless it is text. */
  readonly body?: unknown
}

/** A caller of the API. */
export interface TestCaller {
  /** Calls an operation of the contract. */
  call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: CallOptions,
  ): Promise<TestAnswer<ResultOf<E>>>
  /** Sends any request; `path` is the whole path. */
  send(method: string, path: string, request?: RawRequest): Promise<TestAnswer<unknown>>
}

export interface TestServer {
  readonly url: string
  readonly db: Database
  readonly settings: Settings
  readonly issuer: TestIssuer
  /** A caller signed in as the operator `name@program.example` of the demo data. */
  as(name: string): Promise<TestCaller>
  /** A caller with any Authorization header, or none. */
  withToken(token: string | undefined): TestCaller
  operatorId(name: string): Promise<string>
  stop(): Promise<void>
}

async function readAnswer<Body>(response: Response): Promise<TestAnswer<Body>> {
  const text = await response.text()
  const json = text === '' ? undefined : JSON.parse(text)
  return { status: response.status, headers: response.headers, text, body: json, error: json }
}

/** A caller of the API at `url`, which may run in another process. */
export function testCaller(url: string, token: string | undefined): TestCaller {
  const send = async <Body>(method: string, path: string, { headers, query, body }: RawRequest = {}) => {
    const response = await fetch(`${url}${path}${queryString(query)}`, {
      method,
      headers: {
        accept: MEDIA_TYPE,
        ...(body !== undefined && { 'content-type': MEDIA_TYPE }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(needsIdempotencyKey(method) && { [IDEMPOTENCY_KEY]: crypto.randomUUID() }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    return readAnswer<Body>(response)
  }
  return {
    send,
    call: (endpoint, input, { headers, changeReason, accountId = 'c2p-demo' } = {}) => {
      const { params, query, body }: AnyInput = input
      return send(endpoint.method, `/accounts/${accountId}${pathOf(endpoint, params)}`, {
        query,
        body,
        headers: {
          ...(changeReason && { [CHANGE_REASON]: encodeURIComponent(changeReason) }),
          ...headers,
        },
      })
    },
  }
}

/** The real API on its own database, with tokens for everybody in the demo data. */
export async function startTestServer(changes: Partial<Settings> = {}): Promise<TestServer> {
  const [database, issuer] = await Promise.all([createTestDatabase(), startTestIssuer()])
  const settings = { ...testSettings(database.url), issuer: issuer.url, ...changes }
  const api = await startApi(settings)
  const db = connect(database.url)
  const operatorId = (name: string) => operatorIdOf(db, name)
  const withToken = (token: string | undefined) => testCaller(api.address, token)
  return {
    url: api.address,
    db,
    settings,
    issuer,
    withToken,
    operatorId,
    as: async (name) => withToken(await issuer.token(await operatorId(name))),
    stop: async () => {
      await api.stop()
      await db.destroy()
      await Promise.all([issuer.stop(), database.drop()])
    },
  }
}
