import type { AnyInput, ChangeOf, Endpoint, InputOf } from '@portal/contract/endpoint.ts'
import { recordOf } from '@portal/contract/typed-objects.ts'
import { type CallOptions, call } from '@portal/session'

/** The operator's answer to a dialog. */
export interface Answer {
  /** Empty when no reason is required. */
  readonly changeReason: string
}

type StepOptions = Pick<CallOptions, 'revision' | 'idempotencyKey' | 'errors'>

/** One call of a change. */
export interface Step {
  readonly call: Endpoint
  /** What the step saves, for changes with several steps: "the new roles". */
  readonly what: string
  /**
   * Makes the call with the reason in the place that the contract defines. Throws `ApiError`, without a
   * toast.
   */
  run(answer: Answer, options?: StepOptions): Promise<unknown>
}

/**
 * Builds the whole input of a change. The contract types its parts; adding the reason loses their type, which
 * is restored here.
 */
const inputWith = <E extends Endpoint>({ params, query, body }: AnyInput, more: object | undefined) =>
  ({ params, query, ...(more && { body: { ...recordOf(body), ...more } }) }) as InputOf<E>

/** A contract call with its changes; the reason comes from the operator. */
export function step<E extends Endpoint>(endpoint: E, change: ChangeOf<E>, what = ''): Step {
  return {
    call: endpoint,
    what,
    run({ changeReason }, options) {
      const reason = changeReason === '' ? {} : { changeReason }
      // A delete has no body: its reason is a header.
      const hasBody = endpoint.method !== 'DELETE'
      const input = inputWith<E>(change, hasBody ? reason : undefined)
      return call(endpoint, input, { errors: 'here', ...options, ...(!hasBody && reason) })
    },
  }
}
