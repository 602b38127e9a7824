import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import type { Conflict } from './conflict.ts'
import type { Choice } from './form-context.ts'
import { fieldNameOf, type Problem } from './problem.ts'
import { type Review, reviewChanges } from './review.tsx'
import { texts } from './texts.ts'
import { useIdempotencyKey } from './use-idempotency-key.ts'

export interface SubmitOptions {
  readonly idempotencyKey: string
  /** From the review; empty without one. */
  readonly changeReason: string
  /** Deletes the draft before the submission has ended: call it as soon as the values are saved. */
  forgetDraft(): void
}

/** Why saving failed: problems, or another person's version; undefined on success. */
export type Refusal = readonly Problem[] | Conflict

export type Submit<Values> = (
  values: Values,
  options: SubmitOptions,
) => Promise<Refusal | undefined> | Promise<void>

interface SubmitSettings<Input, Output> {
  readonly labels: ReadonlyMap<string, string>
  readonly choices: ReadonlyMap<string, readonly Choice[]>
  /** Shows a message at a field. */
  setError(name: string, message: string): void
  readonly submitLabel: string
  readonly review: Review<Output> | undefined
  readonly onSubmit: Submit<Output>
  /** Prepares values for the schema, for both sides of a comparison. */
  clean(values: unknown): object
  /** Some conflicts are unresolved. */
  readonly isUndecided: boolean
  /** False while the JSON text is invalid. */
  mayBeSaved(): boolean
  onConflict(conflict: Conflict): void
  forgetDraft(): void
  onSaved(): void
  readonly defaultValues: DefaultValues<Input>
}

/** Submits the values; the server's problems are shown at their fields, and the rest above the form. */
export function useFormSubmit<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  settings: SubmitSettings<Input, Output>,
) {
  const { labels, choices, review, onSubmit, clean, forgetDraft } = settings
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [attempt, setAttempt] = useState(0)
  const [sending, setSending] = useState(false)
  const [savedFrom, setSavedFrom] = useState<Element | null>(null)
  const pressed = useRef(false)
  const refused = useRef(false)
  const lastReason = useRef<string>(undefined)
  const idempotency = useIdempotencyKey()

  // After the render that may have replaced the element.
  useEffect(() => focusAgain(savedFrom), [savedFrom])

  function refuse(found: readonly Problem[]) {
    const general: Problem[] = []
    for (const problem of found) {
      const name = fieldNameOf(problem.pointer ?? '')
      if (labels.has(name)) settings.setError(name, problem.message)
      else general.push(problem)
    }
    setProblems(general)
    refused.current = true
  }

  /** The reason from the review, empty without a review, undefined when canceled. */
  async function reasonFor(values: Output): Promise<string | undefined> {
    if (!review) return ''
    const before = clean(form.formState.defaultValues)
    const changed = {
      before,
      after: clean(form.getValues()),
      values,
      labels,
      choices,
      changeReason: lastReason.current,
    }
    const answer = await reviewChanges(review, changed, settings.submitLabel)
    return answer && (answer.changeReason ?? '')
  }

  async function send(values: Output) {
    setProblems([])
    if (!settings.mayBeSaved()) return refuse([])
    if (settings.isUndecided) return refuse([{ message: texts.conflict.undecided }])
    const changeReason = await reasonFor(values)
    if (changeReason === undefined) return
    lastReason.current = changeReason
    const idempotencyKey = idempotency.keyFor({ values, changeReason })
    setSending(true)
    const found = await refusalOf(() => onSubmit(values, { idempotencyKey, changeReason, forgetDraft }))
    setSending(false)
    if (found && 'theirs' in found) return settings.onConflict(found)
    if (found && found.length > 0) return refuse(found)
    idempotency.renew()
    lastReason.current = undefined
    form.reset(form.getValues())
    forgetDraft()
    settings.onSaved()
  }

  const handle = form.handleSubmit(send, () => refuse([]))

  /** A second press while the first is being processed or reviewed is ignored. */
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (pressed.current) return
    pressed.current = true
    refused.current = false
    const from = document.activeElement
    await handle(event).finally(() => {
      pressed.current = false
    })
    // The errors have rendered, so that the summary can take the focus.
    if (refused.current) setAttempt((count) => count + 1)
    else setSavedFrom(from)
  }

  return { problems, attempt, sending, submit }
}

/** The server's refusal; an unexpected failure becomes a problem, too, and is logged to the console. */
async function refusalOf(send: () => ReturnType<Submit<unknown>>): Promise<Refusal | undefined> {
  try {
    return (await send()) ?? undefined
  } catch (error) {
    console.error(error)
    return [{ message: texts.failed }]
  }
}

/** Lists render their fields as new elements after saving, under the same ids. */
function focusAgain(from: Element | null) {
  const isLost = document.activeElement?.matches('body, h1')
  if (from?.id && !from.isConnected && isLost) document.getElementById(from.id)?.focus()
}
