import type { ReactNode } from 'react'

/** One thing that an action touches; `danger` stands out, since it is more than the action is called after. */
export type ImpactLine = string | { readonly danger: string }

/** Loads lines of text that say what an action touches. */
export type Impact = () => Promise<readonly ImpactLine[]>

export interface Answer {
  changeReason?: string
  confirmationText?: string
}

/** A value that nobody can be shown again. */
export interface Once {
  value: string
  /** Under what name it is downloaded. */
  fileName: string
}

/** Everything a dialog can ask; the functions of `ask` are its few useful combinations. */
export interface Question {
  title: string
  /** What is asked, a sentence or two. */
  lines?: readonly string[]
  confirmLabel?: string | undefined
  /** Something is taken away: the confirm button is red. */
  danger?: boolean | undefined
  /** It cannot be undone: nothing is confirmed by a stray Enter. */
  isFinal?: boolean
  reason?: 'required' | 'optional'
  /** Why a reason of the right length does not do, if so. */
  reasonProblem?: ((text: string) => string | undefined) | undefined
  /** Text that has to be typed to go on. */
  match?: string
  impact?: Impact | undefined
  /** Shown above the question, such as a difference; it makes the dialog wider. */
  content?: ReactNode
  /** Shown in the dialog, which is then left only by its confirm button, whatever happens to the page below. */
  once?: Once
  /** What the fields hold at first. */
  initial?: Answer | undefined
  /** Runs while the dialog stays open; when it rejects, the dialog shows why and keeps what was typed. */
  run?: ((answer: Answer) => Promise<unknown>) | undefined
  link?: { to: string; label: string }
  cancelLabel?: string | undefined
}
