import { useState } from 'react'
import { z } from 'zod'
import type { ShownError } from '../page/error-notice.tsx'
import { texts } from '../texts.ts'
import { failureOf } from './failure-of.ts'
import type { Answer, Question } from './question.ts'
import { rememberReason } from './recent-reasons.ts'

/** Minimum (§5, §9) and maximum length of a change reason, in characters. */
export const reasonLength = { min: 10, max: 500 }

export type AnswerErrors = Partial<Record<keyof Answer, string | undefined>>

/** The input of a dialog, its errors, and the action that runs while the dialog stays open. */
export function useAnswer(question: Question, onDone: (answer: Answer) => void) {
  const [answer, setAnswer] = useState<Answer>(question.initial ?? {})
  const [refusals, setRefusals] = useState(0)
  const [failure, setFailure] = useState<ShownError>()
  const [running, setRunning] = useState(false)

  async function submit(): Promise<void> {
    if (running) return
    if (Object.values(errorsOf(question, answer)).some(Boolean)) return setRefusals((count) => count + 1)
    const given = trimmed(answer)
    setFailure(undefined)
    setRunning(true)
    try {
      await question.run?.(given)
      rememberReason(given.changeReason)
      onDone(given)
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      setRunning(false)
    }
  }

  // No errors before the first attempt; after that, corrections clear them immediately.
  const errors: AnswerErrors = refusals > 0 ? errorsOf(question, answer) : {}
  return { answer, setAnswer, errors, refusals, failure, running, submit }
}

const reasonText = z
  .string()
  .trim()
  .max(reasonLength.max)
  .min(reasonLength.min, {
    // The validation library's default message (§5), not the portal's own.
    error: (issue) => z.config().localeError?.(issue),
  })

function errorsOf(
  { reason, reasonProblem, match }: Question,
  { changeReason = '', confirmationText = '' }: Answer,
): AnswerErrors {
  const messageOf = (schema: z.ZodString, text: string) => schema.safeParse(text).error?.issues[0]?.message
  const isLeftOut = reason === 'optional' && !changeReason.trim()
  return {
    changeReason:
      reason && !isLeftOut
        ? (messageOf(reasonText, changeReason) ?? reasonProblem?.(changeReason))
        : undefined,
    confirmationText: match === undefined ? undefined : messageOf(matching(match), confirmationText),
  }
}

/** Text as the page shows it: spaces in sequence look like one. */
const asShown = (text: string) => text.trim().replace(/\s+/g, ' ')

function matching(match: string) {
  return z
    .string()
    .trim()
    .min(1, texts.dialog.required)
    .refine((text) => asShown(text) === asShown(match), texts.dialog.mismatch)
}

/** Trims the input; an empty optional reason is undefined. */
function trimmed({ changeReason = '', confirmationText }: Answer): Answer {
  const reason = changeReason.trim()
  return {
    ...(reason && { changeReason: reason }),
    ...(confirmationText !== undefined && { confirmationText: confirmationText.trim() }),
  }
}
