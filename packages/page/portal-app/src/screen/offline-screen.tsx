import { FailureScreen } from '@portal/ui/kit'
import { useEffect } from 'react'

interface OfflineScreenProps {
  /** Called when there is a connection again. */
  onBack?(): void
}

/** In the place of what was not loaded before the connection went. */
export function OfflineScreen({ onBack }: OfflineScreenProps) {
  useEffect(() => {
    if (!onBack) return
    // The connection may have come back before anybody listened.
    if (navigator.onLine) onBack()
    window.addEventListener('online', onBack)
    return () => window.removeEventListener('online', onBack)
  }, [onBack])
  return <FailureScreen title="You are offline" text="This page loads when the connection is back." />
}
