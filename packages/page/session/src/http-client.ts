import {
  type AnyInput,
  type Endpoint,
  type InputOf,
  pathOf,
  type ResultOf,
} from '@portal/contract/endpoint.ts'
import {
  CHANGE_REASON,
  entityTag,
  IDEMPOTENCY_KEY,
  MEDIA_TYPE,
  needsIdempotencyKey,
} from '@portal/contract/headers.ts'
import { queryString } from '@portal/contract/query-string.ts'
import { ApiError, apiErrorOf, unreachable, unreadable } from './api-error.ts'
import { baseOf } from './base-of.ts'
import { fetchOnce } from './first-answers.ts'
import { afterFailure, waitBeforeRetry } from './retry-once.ts'

export interface CallOptions {
  /**
   * Where an error is shown; default: as a toast. `'here'`: the caller shows the message with all its lines,
   * and the list of messages keeps it. `'nowhere'`: a background call, or an expected failure.
   */
  readonly errors?: 'here' | 'nowhere'
  /** Key of one user action, reused by a retry. Generated when the caller has none. */
  readonly idempotencyKey?: string
  /** Revision the caller saw; the write is rejected when a newer one exists. */
  readonly revision?: number
  /** The caller saw no such record: the write is rejected when one exists in the meantime. */
  readonly isNew?: true
  /** Why a record is deleted; other writes carry the reason in their body. */
  readonly changeReason?: string
  /** Files to send, for an operation that takes an upload instead of a body. */
  readonly upload?: FormData
  readonly signal?: AbortSignal
  /** Completes the call even when the page is left. */
  readonly keepalive?: boolean
}

interface Collaborators {
  readonly baseUrl: string
  accessToken(): string | undefined
  /** Replaces a stale token; resolves to false when no new one is available. */
  renew(staleToken: string | undefined): Promise<boolean>
  /** Called once for each call that fails for good. */
  onFailure(error: ApiError, options: CallOptions): void
  wait(milliseconds: number): Promise<void>
  /** Settles with the response; called when an operator waits for it. */
  watch(answer: Promise<Response>): Promise<Response>
}

function headersOf(endpoint: Endpoint, hasBody: boolean, options: CallOptions): Record<string, string> {
  return {
    Accept: MEDIA_TYPE,
    ...(hasBody && { 'Content-Type': MEDIA_TYPE }),
    ...(needsIdempotencyKey(endpoint.method) && {
      [IDEMPOTENCY_KEY]: options.idempotencyKey ?? crypto.randomUUID(),
    }),
    ...(options.revision !== undefined && { 'If-Match': entityTag(options.revision) }),
    ...(options.isNew && { 'If-None-Match': '*' }),
    ...(options.changeReason && { [CHANGE_REASON]: encodeURIComponent(options.changeReason) }),
  }
}

/** The body of a success; a completed or accepted operation may return none. */
async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text()
  if (text === '' && response.status > 201) return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw unreadable()
  }
}

/**
 * The only way to call the product API, the release service and the backends of squads: headers, one retry, errors
 * (specification, sections 7 and 8).
 */
export function createHttpClient(collaborators: Collaborators) {
  const { baseUrl, accessToken, renew, onFailure, wait, watch } = collaborators

  async function send(request: () => Promise<Response>): Promise<Response> {
    const staleToken = accessToken()
    const first = await request()
    const next = afterFailure(first.status)
    if (next === 'give up') return first
    if (next === 'refresh and retry') return (await renew(staleToken)) ? request() : first
    await wait(waitBeforeRetry(first.headers.get('Retry-After')))
    return request()
  }

  /**
   * Calls an operation of the contract and returns its result. On failure, calls `onFailure` and throws
   * `ApiError`. An aborted call throws the abort's own error without calling it.
   */
  return async function call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options: CallOptions = {},
  ): Promise<ResultOf<E>> {
    const { params, query, body }: AnyInput = input
    const url = `${baseOf(endpoint, baseUrl)}${pathOf(endpoint, params)}${queryString(query)}`
    const headers = headersOf(endpoint, body !== undefined, options)
    const request = () =>
      fetchOnce(url, {
        method: endpoint.method,
        headers: { ...headers, Authorization: `Bearer ${accessToken() ?? ''}` },
        body: options.upload ?? (body === undefined ? null : JSON.stringify(body)),
        ...(options.signal && { signal: options.signal }),
        keepalive: options.keepalive ?? false,
        cache: 'no-store',
      })

    try {
      const answer = send(request)
      const response = await (options.errors === 'nowhere' ? answer : watch(answer))
      if (!response.ok) throw await apiErrorOf(response)
      return (await bodyOf(response)) as ResultOf<E>
    } catch (failure) {
      if (options.signal?.aborted) throw failure
      const isAnswered = failure instanceof ApiError
      // A page that is being left loses its calls, and is gone by then.
      if (!isAnswered) await wait(waitBeforeRetry(null))
      const error = isAnswered ? failure : unreachable()
      onFailure(error, options)
      throw error
    }
  }
}

export type Call = ReturnType<typeof createHttpClient>
