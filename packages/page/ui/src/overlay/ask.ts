import type { ReactNode } from 'react'
import { texts } from '../texts.ts'
import { openDialog } from './dialogs.ts'
import type { Impact, Once } from './question.ts'

interface QuestionFor<Answer> {
  /** Names the deed and its object: "Suspend Acme Shop". */
  title: string
  confirmLabel: string
  /** It takes something away. */
  danger?: boolean | undefined
  impact?: Impact | undefined
  /** Shown above the question, such as a difference. */
  content?: ReactNode
  /** What has to be typed, because of how far it reaches. */
  match?: string
  /** Why a change reason does not do beyond its length, if so: what the API would refuse is said beneath the field. */
  reasonProblem?: ((text: string) => string | undefined) | undefined
  /** What was answered before. */
  initial?: { changeReason?: string } | undefined
  run?: ((answer: Answer) => Promise<unknown>) | undefined
}

interface ConfirmQuestion {
  title: string
  confirmLabel?: string | undefined
  danger?: boolean | undefined
  text?: string | undefined
  impact?: Impact | undefined
  content?: ReactNode
  run?: (() => Promise<unknown>) | undefined
}

interface TypedQuestion extends QuestionFor<TypedAnswer> {
  match: string
  /** Asks for a change reason, too. */
  withReason?: boolean
}

interface TypedAnswer {
  confirmationText: string
  changeReason?: string
}

/** What cannot be undone takes something away. */
const forGood = { danger: true, isFinal: true }

const asked = { confirmLabel: texts.dialog.confirmLabel, cancelLabel: texts.dialog.cancel }

/**
 * Questions as promises (§4, §5, §8): false or undefined when cancelled or closed. They show wherever `Overlays` is
 * mounted, whichever application asks.
 */
export const ask = {
  async confirm({ text = texts.dialog.confirm, ...question }: ConfirmQuestion): Promise<boolean> {
    return (await openDialog({ ...asked, ...question, lines: text ? [text] : [] })) !== undefined
  },

  async remove(question: Omit<ConfirmQuestion, 'text'>): Promise<boolean> {
    return (
      (await openDialog({ ...asked, ...question, lines: [texts.dialog.remove], ...forGood })) !== undefined
    )
  },

  async reason(
    question: QuestionFor<{ changeReason: string }>,
  ): Promise<{ changeReason: string } | undefined> {
    const { run } = question
    const answer = await openDialog({
      ...asked,
      ...question,
      lines: [texts.dialog.reason],
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

/** Says something that has to be read before going on. */
export async function alert({ title = texts.dialog.alertTitle, text }: { title?: string; text: string }) {
  await openDialog({ title, lines: [text], confirmLabel: texts.dialog.alertConfirm })
}

/** Says that an export runs, or another task that `title` names, with the way to it. */
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

/** Shows a value that cannot be shown again, until the operator says that it is stored. */
export async function showOnce({ title, ...once }: Once & { title: string }) {
  await openDialog({ title, lines: [texts.dialog.once], once, confirmLabel: texts.dialog.stored })
}
