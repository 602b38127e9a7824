import { queryClient } from '@portal/session'
import { SpinnerScreen } from '@portal/ui'
import { useEffect } from 'react'

interface WaitingProps {
  /** Settles when the code that is waited for is there. */
  readonly code: Promise<void>
  /** Renders the screen anew. */
  onNews(): void
}

/**
 * Stands in for a page while its code or its data are on the way. React would not show what has arrived until the
 * spinner has stood for 300 ms; an update of the screen's own is shown at once, so every arrival causes one.
 */
export function Waiting({ code, onNews }: WaitingProps) {
  useEffect(() => {
    void code.then(onNews)
    return queryClient.getQueryCache().subscribe(({ type }) => {
      if (type === 'updated') onNews()
    })
  }, [code, onNews])
  return <SpinnerScreen />
}
