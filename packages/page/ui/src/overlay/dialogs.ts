import { createOverlay } from '@chakra-ui/react/hooks'
import { createStore } from '../layout/create-store.ts'
import { lazyPart, preload } from '../layout/lazy-part.ts'
import { loadOrSay } from '../layout/load-or-say.ts'
import { texts } from '../texts.ts'
import type { Answer, Question } from './question.ts'

export interface DialogProps extends Question {
  /** Where the focus goes on close. */
  trigger: Element | null
}

// The dialogs and their libraries are loaded with the first question.
const load = async () => (await import('./ask-dialog.tsx')).AskDialog
const AskDialog = lazyPart(load)
const overlay = createOverlay<DialogProps, Answer>(AskDialog)

/** Whether a dialog is open. */
export const isAsking = createStore(false)

const open = new Set<string>()
/** The open dialogs that close when their page is left. */
const ofPage = new Set<string>()
let count = 0

/** Renders the open dialogs; the shell renders it once. */
export const DialogViewport = overlay.Viewport

/** Preloads the dialogs for a page that is about to ask. */
export const preloadDialogs = () => preload(load)

/**
 * Opens a dialog. Returns undefined when it was canceled or closed, could not be shown, or is already open.
 */
export async function openDialog(question: Question): Promise<Answer | undefined> {
  const words = [question.title, ...(question.lines ?? [])].join()
  // A double click asks twice.
  if (open.has(words)) return undefined
  open.add(words)
  isAsking.set(true)
  const trigger = document.activeElement
  count += 1
  const id = `dialog-${count}`
  try {
    if (!(await loadOrSay(load, texts.dialog.notLoaded))) return undefined
    if (!question.once) ofPage.add(id)
    return await overlay.open(id, { ...question, trigger })
  } finally {
    open.delete(words)
    isAsking.set(open.size > 0)
    ofPage.delete(id)
  }
}

/** Cancels all open dialogs when their page is left. */
export function cancelDialogs() {
  for (const id of ofPage) void overlay.close(id)
}
