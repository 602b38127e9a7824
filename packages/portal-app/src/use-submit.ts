import type { Endpoint, InputOf, ResultOf } from '@portal/contract/endpoint.ts'
import type { CallOptions } from '@portal/session'
import { useNavigate } from 'react-router-dom'
import { perform } from './perform.ts'
import { problemsOf } from './problems-of.ts'

interface Submit<E, Values> {
  input(values: Values): InputOf<E>
  readonly options?: Pick<CallOptions, 'revision'>
  readonly done: string
  /** Where to go afterwards. */
  goTo(result: ResultOf<E>): string
}

/** The `onSubmit` of a form: calls, says that it is done and goes on, or hands the problems back to the form. */
export function useSubmit<E extends Endpoint, Values>(endpoint: E, submit: Submit<E, Values>) {
  const navigate = useNavigate()
  return async (values: Values, { idempotencyKey }: { idempotencyKey: string }) => {
    try {
      const result = await perform(endpoint, submit.input(values), {
        ...submit.options,
        idempotencyKey,
        done: submit.done,
      })
      await navigate(submit.goTo(result))
    } catch (error) {
      return problemsOf(error)
    }
  }
}
