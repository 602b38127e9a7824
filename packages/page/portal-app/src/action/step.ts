import type { AnyInput, ChangeOf, Endpoint, InputOf } from '@portal/contract/endpoint.ts'
import { type CallOptions, call } from '@portal/session'

/** What the operator has said about a change. */
export interface Answer {
  /** Empty where no reason is asked for. */
  readonly changeReason: string
}

type StepOptions = Pick<CallOptions, 'revision' | 'idempotencyKey' | 'errors'>

/** One call of a change. */
export interface Step {
  readonly call: Endpoint
  /** What it saves, in words, for changes that take several: "the new roles". */
  readonly what: string
  /** Makes the call with the reason in the place that the contract has for it. Throws `ApiError`, without a toast. */
  run(answer: Answer, options?: StepOptions): Promise<unknown>
}

/**
 * The whole input of a change. Its parts are typed by the contract; here, where the reason is added to them, the
 * compiler is given their type.
 */
const inputWith = <E extends Endpoint>({ params, query, body }: AnyInput, more: object | undefined) =>
  ({ params, query, ...(more && { body: { ...Object(body), ...more } }) }) as InputOf<E>

/** A call of the contract with what it changes; the reason comes from the operator. */
export function step<E extends Endpoint>(endpoint: E, change: ChangeOf<E>, what = ''): Step {
  return {
    call: endpoint,
    what,
    run({ changeReason }, options) {
      const reason = changeReason === '' ? {} : { changeReason }
      // What is deleted has no body: its reason is a header.
      const hasBody = endpoint.method !== 'DELETE'
      const input = inputWith<E>(change, hasBody ? reason : undefined)
      return call(endpoint, input, { errors: 'here', ...options, ...(!hasBody && reason) })
    },
  }
}
