import { queryClient } from '@portal/session'
import { SpinnerScreen } from '@portal/ui/kit'
import { useEffect } from 'react'
import { OfflineScreen } from './offline-screen.tsx'
import { useOnline } from './use-online.ts'

interface WaitingProps {
  /** Settles when the code that is waited for is there, or will not come. */
  readonly code: Promise<void>
  /** Renders the screen again. */
  onNews(): void
}

/**
 * Shown instead of a page while its code or its data are on the way. React would not show what has arrived until the
 * spinner has stood for 300 ms; an update of the screen's own is shown at once, so every arrival causes one.
 */
export function Waiting({ code, onNews }: WaitingProps) {
  useEffect(() => {
    void code.then(onNews)
    return queryClient.getQueryCache().subscribe(({ type }) => {
      // A read may begin while another component is being drawn, which must not be interrupted.
      if (type === 'updated') queueMicrotask(onNews)
    })
  }, [code, onNews])
  // What is asked for without a connection waits for one, and goes on by itself.
  return useOnline() ? <SpinnerScreen /> : <OfflineScreen />
}
