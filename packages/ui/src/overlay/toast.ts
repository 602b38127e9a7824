export interface ToastMessage {
  kind: 'success' | 'info' | 'warning' | 'error'
  title: string
  lines?: readonly string[] | undefined
  requestId?: string | undefined
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

/** Shows a short message on top of the page for 9 seconds (§9), whichever application sends it. */
export function toast(message: ToastMessage) {
  count += 1
  show([...shown, { ...message, id: count }])
}

/** The messages on screen, as an external store of React. */
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
