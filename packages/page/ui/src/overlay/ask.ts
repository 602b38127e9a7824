import type { ReactNode } from 'react'
import { texts } from '../texts.ts'
import { openDialog } from './dialogs.ts'
import type { Impact, Once } from './question.ts'

interface QuestionFor<Answer> {
  /** Names the action and its object: "Suspend Acme Shop". */
  title: string
  confirmLabel: string
  /** The action is destructive. */
  danger?: boolean | undefined
  impact?: Impact | undefined
  /** Content above the question, such as a comparison. */
  content?: ReactNode
  /** Text to type, for actions with a large impact. */
  match?: string
  /** Why a change reason is invalid beyond its length; shows what the API would reject below the field. */
  reasonProblem?: ((text: string) => string | undefined) | undefined
  /** The answer of a previous attempt. */
  initial?: { changeReason?: string } | undefined
  run?: ((answer: Answer) => Promise<unknown>) | undefined
}

interface ConfirmQuestion {
  title: string
  confirmLabel?: string | undefined
  danger?: boolean | undefined
  /** Explanation below the question. */
  text?: string | undefined
  impact?: Impact | undefined
  content?: ReactNode
  run?: (() => Promise<unknown>) | undefined
}

interface TypedQuestion extends QuestionFor<TypedAnswer> {
  match: string
  /** Also asks for a change reason. */
  withReason?: boolean
}

interface TypedAnswer {
  confirmationText: string
  changeReason?: string
}

/** What cannot be undone is destructive as well. */
const forGood = { danger: true, isFinal: true }

const asked = { confirmLabel: texts.dialog.confirmLabel, cancelLabel: texts.dialog.cancel }

/**
 * Dialogs as promises (§4, §5, §8): false or undefined when canceled or closed. Shown where `Overlays` is
 * mounted, for any application.
 */
export const ask = {
  async confirm({ text, ...question }: ConfirmQuestion): Promise<boolean> {
    const lines = [texts.dialog.confirm, ...(text ? [text] : [])]
    return (await openDialog({ ...asked, ...question, lines })) !== undefined
  },

  async remove(question: Omit<ConfirmQuestion, 'text'>): Promise<boolean> {
    return (
      (await openDialog({ ...asked, ...question, lines: [texts.dialog.remove], ...forGood })) !== undefined
    )
  },

  async reason(
    question: QuestionFor<{ changeReason: string }> & {
      /** Cannot be undone: asks in the delete style. */
      isFinal?: boolean | undefined
    },
  ): Promise<{ changeReason: string } | undefined> {
    const { run, isFinal = false } = question
    const answer = await openDialog({
      ...asked,
      ...question,
      isFinal,
      lines: [...(isFinal ? [texts.dialog.remove] : []), texts.dialog.reason],
      reason: 'required',
      run: run && (({ changeReason = '' }) => run({ changeReason })),
    })
    return answer && { changeReason: answer.changeReason ?? '' }
  },

  async optionalReason(
    question: QuestionFor<{ changeReason?: string }>,
  ): Promise<{ changeReason?: string } | undefined> {
    return openDialog({
      ...asked,
      ...question,
      lines: [texts.dialog.optionalReason],
      reason: 'optional',
    })
  },

  async typed({ withReason = false, ...question }: TypedQuestion): Promise<TypedAnswer | undefined> {
    const { run, match } = question
    const answer = await openDialog({
      ...asked,
      ...question,
      ...forGood,
      lines: [texts.dialog.remove, ...(withReason ? [texts.dialog.reason] : [])],
      ...(withReason && { reason: 'required' }),
      run: run && ((given) => run({ ...given, confirmationText: match })),
    })
    return answer && { ...answer, confirmationText: match }
  },
}

/** Shows a message that must be read before continuing. */
export async function alert({ title = texts.dialog.alertTitle, text }: { title?: string; text: string }) {
  await openDialog({ title, lines: [text], confirmLabel: texts.dialog.alertConfirm })
}

/** Reports that an export, or another task named by `title`, has started, with a link to it. */
export async function exportStarted({
  to,
  title = texts.dialog.exportTitle,
}: {
  to: string
  title?: string
}) {
  const link = { to, label: texts.dialog.exportLink }
  await openDialog({
    title,
    lines: [texts.dialog.exportText],
    link,
    cancelLabel: texts.close,
  })
}

/** Shows a value that cannot be shown again, until the operator confirms that it is saved. */
export async function showOnce({ title, ...once }: Once & { title: string }) {
  await openDialog({ title, lines: [texts.dialog.once], once, confirmLabel: texts.dialog.stored })
}
