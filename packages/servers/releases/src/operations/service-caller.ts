import {
  type AnyInput,
  type Endpoint,
  type InputOf,
  pathOf,
  type ResultOf,
} from '@portal/contract/endpoint.ts'
import { ErrorResponse } from '@portal/contract/error-response.ts'
import { IDEMPOTENCY_KEY, MEDIA_TYPE } from '@portal/contract/headers.ts'
import { queryString } from '@portal/contract/query-string.ts'
import { type FailureKind, ReleaseError } from '../release-error.ts'

/** Publishing sends whole bundles. */
const TIMEOUT_MS = 120_000

/** A release service and whom to call it as. */
export interface Service {
  /** Base address for the paths of the contract. */
  readonly url: string
  readonly environment: string
  /** The current access token. */
  accessToken(): Promise<string>
  /** What to do when the service does not know the token. */
  readonly unknownToken?: string | undefined
}

const KINDS: Readonly<Record<number, FailureKind>> = {
  401: 'denied',
  403: 'denied',
  404: 'absent',
  409: 'taken',
  412: 'conflict',
  423: 'frozen',
  500: 'corrupt',
  502: 'unreachable',
  503: 'unreachable',
  504: 'unreachable',
}

const unreachable = (url: string) =>
  new ReleaseError('unreachable', `The release service does not answer at ${url}. Try again later.`)

/** A proxy in front of the service may refuse a call on its own. */
const turnedAway = (url: string, status: number) =>
  `The call was refused on its way to the release service at ${url} (${status}). Check the proxy in front of it.`

async function failureOf(answer: Response, { url, unknownToken }: Service): Promise<ReleaseError> {
  if (answer.status === 401 && unknownToken !== undefined) return new ReleaseError('denied', unknownToken)
  const body = ErrorResponse.safeParse(await answer.json().catch(() => undefined)).data
  if (!body && (answer.status === 401 || answer.status === 403))
    return new ReleaseError('denied', turnedAway(url, answer.status))
  if (!body) return unreachable(url)
  const details = body.errorDetail.map(({ message }) => message)
  return new ReleaseError(KINDS[answer.status] ?? 'refused', [body.message, ...details].join('\n'))
}

/** An answer that breaks off, or that a proxy gave in its place, counts as no answer. */
async function resultOf(answer: Response, { url }: Service) {
  try {
    return JSON.parse((await answer.text()) || 'null') ?? undefined
  } catch {
    throw unreachable(url)
  }
}

/** Calls the operations of the service. Fails with a `ReleaseError` that has the service's message. */
export function serviceCaller(service: Service) {
  const { url, accessToken } = service
  return async <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    { headers, upload }: { headers?: Record<string, string>; upload?: FormData } = {},
  ): Promise<ResultOf<E>> => {
    const { params, query, body }: AnyInput = input
    const answer = await fetch(`${url}${pathOf(endpoint, params)}${queryString(query)}`, {
      method: endpoint.method,
      headers: {
        accept: MEDIA_TYPE,
        authorization: `Bearer ${await accessToken()}`,
        [IDEMPOTENCY_KEY]: crypto.randomUUID(),
        ...(body !== undefined && { 'content-type': MEDIA_TYPE }),
        ...headers,
      },
      body: upload ?? (body === undefined ? null : JSON.stringify(body)),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined)
    if (!answer) throw unreachable(url)
    if (!answer.ok) throw await failureOf(answer, service)
    return resultOf(answer, service)
  }
}

/** The function that calls one operation of a service. */
export type CallService = ReturnType<typeof serviceCaller>
