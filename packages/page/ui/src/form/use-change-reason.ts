import { useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Labels } from '../details/labels.ts'
import type { Choice } from './form-context.ts'
import { type Review, reviewChanges } from './review.tsx'

export interface ReviewSettings<Output> {
  readonly labels: ReadonlyMap<string, string>
  readonly labelTable: Labels
  readonly choices: ReadonlyMap<string, readonly Choice[]>
  readonly submitLabel: string
  readonly review: Review<Output> | undefined
  /** Prepares values for the schema, for both sides of a comparison. */
  clean(values: unknown): object
}

/** The reason for changes in a form, from their review; offered again until they are saved. */
export function useChangeReason<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  { labels, labelTable, choices, submitLabel, review, clean }: ReviewSettings<Output>,
) {
  const last = useRef<string>(undefined)

  return {
    /** Empty without a review, undefined when canceled. */
    async ask(values: Output): Promise<string | undefined> {
      if (!review) return ''
      const before = clean(form.formState.defaultValues)
      const after = clean(form.getValues())
      const changed = { before, after, values, labels, labelTable, choices, changeReason: last.current }
      const answer = await reviewChanges(review, changed, submitLabel)
      if (!answer) return undefined
      last.current = answer.changeReason ?? ''
      return last.current
    },
    forget() {
      last.current = undefined
    },
  }
}
