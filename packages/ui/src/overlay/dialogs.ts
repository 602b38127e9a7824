import { createOverlay } from '@chakra-ui/react/hooks'
import { lazyPart, preload } from '../layout/lazy-part.ts'
import { texts } from '../texts.ts'
import type { Answer, Question } from './question.ts'
import { toast } from './toast.ts'

export interface DialogProps extends Question {
  /** Where the focus goes when the dialog is closed. */
  trigger: Element | null
}

// The dialogs and all they need are loaded with the first question.
const load = async () => (await import('./ask-dialog.tsx')).AskDialog
const AskDialog = lazyPart(load)
const overlay = createOverlay<DialogProps, Answer>(AskDialog)

const open = new Set<string>()
let count = 0

/** Draws the open dialogs; the shell renders it once. */
export const DialogViewport = overlay.Viewport

/** Fetches the dialogs before one is needed, for whoever is about to ask. */
export const preloadDialogs = () => preload(load)

/** False, and a word to the operator, when the dialogs cannot be had just now. React would remember it for ever. */
async function isLoaded(): Promise<boolean> {
  try {
    await load()
    return true
  } catch {
    toast({ kind: 'error', title: texts.dialog.notLoadedTitle, lines: [texts.dialog.notLoadedText] })
    return false
  }
}

/** Asks in a dialog; undefined when it was cancelled or closed, or could not be shown. */
export async function openDialog(question: Question): Promise<Answer | undefined> {
  const trigger = document.activeElement
  if (!(await isLoaded())) return undefined
  count += 1
  const id = `dialog-${count}`
  open.add(id)
  try {
    return await overlay.open(id, { ...question, trigger })
  } finally {
    open.delete(id)
  }
}

/** Cancels whatever is asked, because the page it was about is gone. */
export function cancelDialogs() {
  for (const id of open) void overlay.close(id)
}
