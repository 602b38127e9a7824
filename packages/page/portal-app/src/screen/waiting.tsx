import { queryClient } from '@portal/session'
import { SpinnerScreen } from '@portal/ui/blocks'
import { useEffect } from 'react'
import { OfflineScreen } from './offline-screen.tsx'
import { useOnline } from './use-online.ts'

interface WaitingProps {
  /** Settles when the awaited code has loaded or failed. */
  readonly code: Promise<void>
  /** Rerenders the screen. */
  onNews(): void
}

/**
 * Shown while a page's code or data is loading. React would keep the spinner for at least 300 ms; an update
 * of the screen itself renders immediately, so every arrival triggers one.
 */
export function Waiting({ code, onNews }: WaitingProps) {
  useEffect(() => {
    void code.then(onNews)
    return queryClient.getQueryCache().subscribe(({ type }) => {
      // A read may start while another component renders, which must not be interrupted.
      if (type === 'updated') queueMicrotask(onNews)
    })
  }, [code, onNews])
  // Requests made offline wait for a connection and continue automatically.
  return useOnline() ? <SpinnerScreen /> : <OfflineScreen />
}
