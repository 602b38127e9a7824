import type { ReactNode } from 'react'

/** One effect of an action; `danger` highlights an effect beyond the action's own name. */
export type ImpactLine = string | { readonly danger: string }

/** Loads lines of text that describe the impact. */
export type Impact = () => Promise<readonly ImpactLine[]>

export interface Answer {
  changeReason?: string
  confirmationText?: string
}

/** A value that can be shown only once. */
export interface Once {
  value: string
  /** Name of the downloaded file. */
  fileName: string
}

/** Everything a dialog can ask; the functions of `ask` are useful combinations. */
export interface Question {
  title: string
  /** The question in a sentence or two. */
  lines?: readonly string[]
  confirmLabel?: string | undefined
  /** Destructive: the confirm button is red. */
  danger?: boolean | undefined
  /** Cannot be undone: Enter must not confirm by accident. */
  isFinal?: boolean
  reason?: 'required' | 'optional'
  /** Why a reason of valid length is invalid, if it is. */
  reasonProblem?: ((text: string) => string | undefined) | undefined
  /** Text to type before confirming. */
  match?: string
  impact?: Impact | undefined
  /** Content above the question, such as a comparison; makes the dialog wider. */
  content?: ReactNode
  /** Shown in the dialog, which then closes only with its confirm button, even if the page below changes. */
  once?: Once
  /** Initial values of the fields. */
  initial?: Answer | undefined
  /** Runs while the dialog stays open; when it rejects, the dialog shows the error and keeps the input. */
  run?: ((answer: Answer) => Promise<unknown>) | undefined
  link?: { to: string; label: string }
  cancelLabel?: string | undefined
}
