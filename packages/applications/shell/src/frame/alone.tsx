import { Boundary } from '@portal/portal-app'
import { notify } from '@portal/session'
import { type ReactNode, useEffect, useState } from 'react'

/** What fails this often is not tried again before the page is loaded again. */
const MOST_FAILURES = 5

function Failed({ onShown }: { onShown(): void }) {
  useEffect(() => onShown())
  return null
}

interface AloneProps {
  /** Puts what failed back to where it was before it was opened. */
  onFailure?(): void
  readonly children: ReactNode
}

/**
 * A part of the frame that may fail without taking the frame along: its code may not arrive, when it is opened
 * without a connection. It says so, and can be opened again.
 */
export function Alone({ onFailure, children }: AloneProps) {
  const [failures, setFailures] = useState(0)
  if (failures >= MOST_FAILURES) return null
  const giveUp = (retry: () => void) => {
    onFailure?.()
    setFailures(failures + 1)
    notify({
      kind: 'error',
      title: 'This could not be opened',
      lines: ['Check your connection and try again.'],
    })
    retry()
  }
  return <Boundary show={(_error, retry) => <Failed onShown={() => giveUp(retry)} />}>{children}</Boundary>
}
