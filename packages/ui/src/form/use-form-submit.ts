import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { fieldNameOf, type Problem } from './problem.ts'
import { texts } from './texts.ts'
import { useIdempotencyKey } from './use-idempotency-key.ts'

export type Submit<Values> = (
  values: Values,
  options: { idempotencyKey: string },
) => Promise<Problem[] | undefined> | Promise<void>

/** Sends the values; what the server refuses goes to its fields, and the rest above the form. */
export function useFormSubmit<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  labels: ReadonlyMap<string, string>,
  onSubmit: Submit<Output>,
) {
  const [problems, setProblems] = useState<string[]>([])
  const [attempt, setAttempt] = useState(0)
  const idempotency = useIdempotencyKey()

  function refuse(found: readonly Problem[]) {
    const general: string[] = []
    for (const { pointer, message } of found) {
      const name = fieldNameOf(pointer ?? '')
      if (labels.has(name)) form.setError(name as Parameters<typeof form.setError>[0], { message })
      else general.push(message)
    }
    setProblems(general)
    setAttempt((count) => count + 1)
  }

  async function send(values: Output) {
    setProblems([])
    const idempotencyKey = idempotency.keyFor(values)
    const found = await problemsOf(() => onSubmit(values, { idempotencyKey }))
    if (found.length > 0) return refuse(found)
    idempotency.renew()
    form.reset(form.getValues())
  }

  return { problems, attempt, submit: form.handleSubmit(send, () => refuse([])) }
}

/** What the server refused; a failure that nobody foresaw is one problem, too, and shows in the console. */
async function problemsOf(send: () => ReturnType<Submit<unknown>>): Promise<readonly Problem[]> {
  try {
    return (await send()) ?? []
  } catch (error) {
    console.error(error)
    return [{ message: texts.failed }]
  }
}
