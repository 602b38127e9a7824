import { useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import type { Conflict } from './conflict.ts'
import { type FieldConflict, mergeValues } from './merge-values.ts'

/** Somebody else's version, and where it and the form cannot both be right. */
export interface OpenConflict {
  readonly by: string | undefined
  readonly at: string | undefined
  readonly conflicts: readonly FieldConflict[]
}

/** Takes somebody else's version as the new start of the form, and keeps what was typed on top of it. */
export function useConflict<Input extends FieldValues, Output>(form: UseFormReturn<Input, unknown, Output>) {
  const [conflict, setConflict] = useState<OpenConflict>()

  function onConflict({ theirs, by, at }: Conflict) {
    const { merged, conflicts } = mergeValues(form.formState.defaultValues ?? {}, theirs, form.getValues())
    form.reset(theirs as DefaultValues<Input>)
    for (const [name, value] of Object.entries(merged)) {
      form.setValue(name as Parameters<typeof form.setValue>[0], value as never, { shouldDirty: true })
    }
    setConflict({ by, at, conflicts })
  }

  return { conflict, onConflict, endConflict: () => setConflict(undefined) }
}
