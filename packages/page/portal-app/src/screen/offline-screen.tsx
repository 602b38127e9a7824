import { FailureScreen } from '@portal/ui/blocks'
import { useEffect } from 'react'

interface OfflineScreenProps {
  /** Called when the connection is back. */
  onBack?(): void
}

/** Replaces what was not loaded before the connection was lost. */
export function OfflineScreen({ onBack }: OfflineScreenProps) {
  useEffect(() => {
    if (!onBack) return
    // The connection may have returned before this listener was added.
    if (navigator.onLine) onBack()
    window.addEventListener('online', onBack)
    return () => window.removeEventListener('online', onBack)
  }, [onBack])
  return <FailureScreen title="You are offline" text="This page loads when the connection is back." />
}
