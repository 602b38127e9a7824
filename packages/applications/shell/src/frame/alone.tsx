import { Boundary } from '@portal/portal-app'
import { notify } from '@portal/session'
import { type ReactNode, useEffect, useState } from 'react'

/** After this many failures, the part stays hidden until the page reloads. */
const MAX_FAILURES = 5

function Failed({ onShown }: { onShown(): void }) {
  useEffect(() => onShown())
  return null
}

interface AloneProps {
  /** Resets the state that opened the part. */
  onFailure?(): void
  readonly children: ReactNode
}

/**
 * Contains failures of a part of the frame: when its code cannot be loaded, for instance offline, it notifies
 * the operator and lets them open it again.
 */
export function Alone({ onFailure, children }: AloneProps) {
  const [failures, setFailures] = useState(0)
  if (failures >= MAX_FAILURES) return null
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
