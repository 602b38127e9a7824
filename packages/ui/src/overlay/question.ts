import type { ReactNode } from 'react'

/** Loads lines of text that say what an action touches. */
export type Impact = () => Promise<readonly string[]>

export interface Answer {
  changeReason?: string
  confirmationText?: string
}

/** Everything a dialog can ask; the functions of `ask` are its few useful combinations. */
export interface Question {
  title: string
  text?: string | undefined
  confirmLabel?: string | undefined
  /** The confirm button is red, and nothing is confirmed by a stray Enter. */
  danger?: boolean
  reason?: 'required' | 'optional'
  /** Text that has to be typed to go on. */
  match?: string
  impact?: Impact | undefined
  /** Shown above the question, such as a difference; it makes the dialog wider. */
  content?: ReactNode
  /** What the fields hold at first. */
  initial?: Answer | undefined
  /** Runs while the dialog stays open; when it rejects, the dialog shows why and keeps what was typed. */
  run?: ((answer: Answer) => Promise<unknown>) | undefined
  link?: { to: string; label: string }
  cancelLabel?: string | undefined
}
