import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { fieldChanges } from './field-changes.ts'

/**
 * The number of changes that a review would show now. The form's own dirty state counts values that were
 * never set and are empty again.
 */
export function useChanges<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  clean: (values: unknown) => object,
): number {
  const [count, setCount] = useState(0)
  const recount = useEffectEvent((before: unknown, after: unknown) =>
    setCount(fieldChanges(clean(before ?? {}), clean(after)).length),
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
