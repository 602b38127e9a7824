import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { differences } from '../details/differences.ts'

/**
 * How many changes the review would show now. The form's own account takes a value that was never given, and was
 * emptied again, for a change.
 */
export function useChanges<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  clean: (values: unknown) => object,
): number {
  const [count, setCount] = useState(0)
  const recount = useEffectEvent((before: unknown, after: unknown) =>
    setCount(differences(clean(before ?? {}), clean(after)).length),
  )
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, dirtyFields: true },
        callback: ({ defaultValues, values }) => recount(defaultValues, values),
      }),
    [form],
  )
  return count
}
