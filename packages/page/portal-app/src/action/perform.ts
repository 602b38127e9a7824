import type { Endpoint, InputOf, ResultOf } from '@portal/contract/endpoint.ts'
import { type CallOptions, call, invalidateAfter, notify } from '@portal/session'

interface Outcome<Result> {
  /** Said once it is done. */
  readonly done?: string | ((result: Result) => string)
}

/**
 * Makes a change that an operator asked for: calls, marks what was read as stale, says that it is done.
 * Throws `ApiError`; the caller (a form or a dialog) shows it, so there is no toast.
 */
export async function perform<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { done, ...options }: CallOptions & Outcome<ResultOf<E>> = {},
): Promise<ResultOf<E>> {
  const result = await call(endpoint, input, { errors: 'here', ...options })
  await invalidateAfter(endpoint)
  if (done) notify({ kind: 'success', title: typeof done === 'string' ? done : done(result) })
  return result
}
