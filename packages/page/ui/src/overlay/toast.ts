import { createStore } from '../layout/create-store.ts'

export interface ToastMessage {
  kind: 'success' | 'info' | 'warning' | 'error'
  title: string
  lines?: readonly string[] | undefined
  requestId?: string | undefined
  /** A link into the portal. */
  link?: { readonly to: string; readonly label: string } | undefined
  /** A button in the message, which then stays until it is used or dismissed, or the next such message comes. */
  action?: { readonly label: string; run(): void } | undefined
}

export interface ShownToast extends ToastMessage {
  id: number
}

const shown = createStore<readonly ShownToast[]>([])
let count = 0

/** Whether two messages have the same text: many calls that fail for one reason show one message. */
const isSame = (one: ToastMessage, other: ToastMessage) =>
  one.kind === other.kind &&
  one.title === other.title &&
  (one.lines ?? []).join('\n') === (other.lines ?? []).join('\n')

/**
 * Shows a short message on top of the page for 9 seconds (§9), for any application. Repeating it restarts its
 * time.
 */
export function toast(message: ToastMessage) {
  count += 1
  const isReplaced = (one: ToastMessage) => isSame(one, message) || (message.action && one.action)
  shown.set([...shown.get().filter((one) => !isReplaced(one)), { ...message, id: count }])
}

/** The messages on screen, as an external store for React. */
export const toasts = {
  get: shown.get,
  subscribe: shown.subscribe,
  dismiss(id: number) {
    shown.set(shown.get().filter((one) => one.id !== id))
  },
}
