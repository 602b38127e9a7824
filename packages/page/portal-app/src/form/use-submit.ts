import type { Endpoint, InputOf, ResultOf } from '@portal/contract/endpoint.ts'
import type { CallOptions } from '@portal/session'
import { type Problem, type SubmitOptions, useLeaveForm } from '@portal/ui/form'
import { perform } from '../action/perform.ts'
import { problemsOf } from './problems-of.ts'

interface Submit<E, Values> {
  input(values: Values, answer: { changeReason: string }): InputOf<E>
  readonly options?: Pick<CallOptions, 'revision'>
  done(result: ResultOf<E>): string
  /** Where to go afterwards. */
  goTo(result: ResultOf<E>): string
  /** The problems to show for a refusal. */
  problems?(error: unknown): Problem[]
}

type OnSubmit<Values> = (values: Values, options: SubmitOptions) => Promise<Problem[] | undefined>

/**
 * The `onSubmit` of a form: makes the call, reports success and navigates, or returns the problems to the
 * form.
 */
export function useSubmit<E extends Endpoint, Values>(
  endpoint: E,
  submit: Submit<E, Values>,
): OnSubmit<Values> {
  const leaveForm = useLeaveForm()
  return async (values, { idempotencyKey, changeReason, forgetDraft }) => {
    try {
      const result = await perform(endpoint, submit.input(values, { changeReason }), {
        ...submit.options,
        idempotencyKey,
        answered: forgetDraft,
        done: submit.done,
      })
      await leaveForm(submit.goTo(result))
    } catch (error) {
      return (submit.problems ?? problemsOf)(error)
    }
  }
}
