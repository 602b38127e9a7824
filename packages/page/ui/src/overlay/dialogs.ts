import { createOverlay } from '@chakra-ui/react/hooks'
import { lazyPart, preload } from '../layout/lazy-part.ts'
import { loadOrSay } from '../layout/load-or-say.ts'
import { texts } from '../texts.ts'
import type { Answer, Question } from './question.ts'

export interface DialogProps extends Question {
  /** Where the focus goes when the dialog is closed. */
  trigger: Element | null
}

// The dialogs and all they need are loaded with the first question.
const load = async () => (await import('./ask-dialog.tsx')).AskDialog
const AskDialog = lazyPart(load)
const overlay = createOverlay<DialogProps, Answer>(AskDialog)

/** What is being asked, and the dialogs that go with the page they are about. */
const open = new Set<string>()
const ofPage = new Set<string>()
let count = 0

/** Draws the open dialogs; the shell renders it once. */
export const DialogViewport = overlay.Viewport

/** Fetches the dialogs before one is needed, for anyone who is about to ask. */
export const preloadDialogs = () => preload(load)

/** Asks in a dialog; undefined when it was cancelled or closed, could not be shown, or is being asked already. */
export async function openDialog(question: Question): Promise<Answer | undefined> {
  const words = [question.title, ...(question.lines ?? [])].join()
  // A double click asks twice.
  if (open.has(words)) return undefined
  open.add(words)
  const trigger = document.activeElement
  count += 1
  const id = `dialog-${count}`
  try {
    if (!(await loadOrSay(load, texts.dialog.notLoaded))) return undefined
    if (!question.once) ofPage.add(id)
    return await overlay.open(id, { ...question, trigger })
  } finally {
    open.delete(words)
    ofPage.delete(id)
  }
}

/** Cancels whatever is asked, because the page it was about is gone. */
export function cancelDialogs() {
  for (const id of ofPage) void overlay.close(id)
}

/** Whether an answer is waited for. */
export const isAsking = (): boolean => open.size > 0
