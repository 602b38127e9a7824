import type { Endpoint, InputOf, ResultOf } from '@portal/contract/endpoint.ts'
import { type CallOptions, call, notify } from '@portal/session'
import { invalidateReads } from './invalidate-reads.ts'

interface Outcome<Result> {
  /** Called with the response before affected reads are refetched, which may take long. */
  answered?(result: Result): void
  /** Success message. */
  readonly done?: string | ((result: Result) => string)
}

/**
 * Makes a change: calls the endpoint, invalidates affected reads, reports success. Throws `ApiError`; the
 * caller (a form or a dialog) shows it, so there is no toast.
 */
export async function perform<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { answered, done, ...options }: CallOptions & Outcome<ResultOf<E>> = {},
): Promise<ResultOf<E>> {
  const result = await call(endpoint, input, { errors: 'here', ...options })
  answered?.(result)
  await invalidateReads({ calls: [endpoint] })
  if (done) notify({ kind: 'success', title: typeof done === 'string' ? done : done(result) })
  return result
}
