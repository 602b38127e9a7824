export interface ToastMessage {
  kind: 'success' | 'info' | 'warning' | 'error'
  title: string
  lines?: readonly string[] | undefined
  requestId?: string | undefined
  /** A link into the portal. */
  link?: { readonly to: string; readonly label: string } | undefined
}

export interface ShownToast extends ToastMessage {
  id: number
}

let shown: readonly ShownToast[] = []
let count = 0
const listeners = new Set<() => void>()

function show(next: readonly ShownToast[]) {
  shown = next
  for (const listener of listeners) listener()
}

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
  show([...shown.filter((one) => !isSame(one, message)), { ...message, id: count }])
}

/** The messages on screen, as an external store for React. */
export const toasts = {
  get: () => shown,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  dismiss(id: number) {
    show(shown.filter((one) => one.id !== id))
  },
}
