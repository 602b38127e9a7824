import { leaveGuard } from '@portal/ui/blocks'

/** Asks before a link leaves the page, and warns before the page is closed, until the returned function is called. */
export function holdPage(mayLeave: () => Promise<boolean>): () => void {
  const release = leaveGuard.add(mayLeave)
  const warn = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', warn)
  return () => {
    release()
    window.removeEventListener('beforeunload', warn)
  }
}
