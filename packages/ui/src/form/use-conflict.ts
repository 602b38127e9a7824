import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Conflict } from './conflict.ts'
import { type FieldConflict, mergeValues } from './merge-values.ts'

/** Where the form and somebody else's version cannot both be right, and who and when that was, if it is known. */
export interface OpenConflict {
  readonly by?: string | undefined
  readonly at?: string | undefined
  readonly conflicts: readonly FieldConflict[]
}

/**
 * Takes somebody else's version as the new start of the form, and keeps what was typed on top of it. Fields that both
 * have changed stay undecided until the operator has chosen.
 */
export function useConflict(form: UseFormReturn<FieldValues>) {
  const [conflict, setConflict] = useState<OpenConflict>()
  const [decided, setDecided] = useState<readonly string[]>([])

  function begin(found: OpenConflict) {
    setConflict(found)
    setDecided([])
  }

  function put(name: string, value: unknown) {
    form.setValue(name, value, { shouldDirty: true })
  }

  return {
    conflict,
    begin,
    /** True while a choice is missing. */
    isUndecided: conflict?.conflicts.some(({ name }) => !decided.includes(name)) ?? false,
    onConflict({ theirs, by, at }: Conflict) {
      const { merged, conflicts } = mergeValues(form.formState.defaultValues ?? {}, theirs, form.getValues())
      form.reset(theirs)
      for (const [name, value] of Object.entries(merged)) put(name, value)
      begin({ by, at, conflicts })
    },
    pick(name: string, value: unknown) {
      put(name, value)
      setDecided((names) => [...names, name])
    },
    end: () => setConflict(undefined),
  }
}
