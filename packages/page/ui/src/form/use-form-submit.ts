import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { differences } from '../details/differences.ts'
import type { Conflict } from './conflict.ts'
import { copyOf } from './copy-of.ts'
import { fieldNameOf, type Problem } from './problem.ts'
import { texts } from './texts.ts'
import { type ReviewSettings, useChangeReason } from './use-change-reason.ts'
import { useIdempotencyKey } from './use-idempotency-key.ts'

export interface SubmitOptions {
  readonly idempotencyKey: string
  /** From the review; empty without one. */
  readonly changeReason: string
  /**
   * Deletes the draft before the submission has ended: call it as soon as the values are saved. A draft with
   * newer input is kept.
   */
  forgetDraft(): void
}

/** Why saving failed: problems, or another person's version. */
export type Refusal = readonly Problem[] | Conflict

/** The saved record as form values, where the server stores something else than was sent. */
export interface Saved {
  readonly saved: Readonly<Record<string, unknown>>
}

export type Submit<Values> = (
  values: Values,
  options: SubmitOptions,
) => Promise<Refusal | Saved | undefined> | Promise<void>

interface SubmitSettings<Input, Output> extends ReviewSettings<Output> {
  /** Shows a message at a field. */
  setError(name: string, message: string): void
  readonly onSubmit: Submit<Output>
  /** Some conflicts are unresolved. */
  readonly isUndecided: boolean
  /** False while the JSON text is invalid. */
  mayBeSaved(): boolean
  onConflict(conflict: Conflict): void
  forgetDraft(): void
  /** Takes what was sent, or saved, as the new baseline; what was typed in the meantime is the next change. */
  onSaved(sent: object, saved: Saved['saved'] | undefined): void
  readonly defaultValues: DefaultValues<Input>
}

/** Submits the values; the server's problems are shown at their fields, and the rest above the form. */
export function useFormSubmit<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  settings: SubmitSettings<Input, Output>,
) {
  const { labels, onSubmit, clean } = settings
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [attempt, setAttempt] = useState(0)
  const [sending, setSending] = useState(false)
  const [savedFrom, setSavedFrom] = useState<Element | null>(null)
  const pressed = useRef(false)
  const refused = useRef(false)
  const reason = useChangeReason(form, settings)
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

  async function send(values: Output) {
    setProblems([])
    if (!settings.mayBeSaved()) return refuse([])
    if (settings.isUndecided) return refuse([{ message: texts.conflict.undecided }])
    const sent = copyOf(form.getValues())
    const forgetDraft = () => {
      if (differences(clean(sent), clean(form.getValues())).length === 0) settings.forgetDraft()
    }
    const changeReason = await reason.ask(values)
    if (changeReason === undefined) return
    const idempotencyKey = idempotency.keyFor({ values, changeReason })
    setSending(true)
    const answer = await answerOf(() => onSubmit(values, { idempotencyKey, changeReason, forgetDraft }))
    setSending(false)
    if (answer && 'theirs' in answer) return settings.onConflict(answer)
    if (answer && 'length' in answer && answer.length > 0) return refuse(answer)
    idempotency.renew()
    reason.forget()
    forgetDraft()
    settings.onSaved(sent, answer && 'saved' in answer ? answer.saved : undefined)
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

/** The answer to a submission; an unexpected failure becomes a problem, and is logged to the console. */
async function answerOf(send: () => ReturnType<Submit<unknown>>): Promise<Refusal | Saved | undefined> {
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
