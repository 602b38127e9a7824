import { lookUpIdentity } from '@portal/contract/care/profile-endpoints.ts'
import type { CareCase, DeletionReceipt } from '@portal/contract/care/profile-schemas.ts'
import type { InputOf, ResultOf } from '@portal/contract/endpoint.ts'
import { call, useSession } from '@portal/session'
import { cancelDialogs } from '@portal/ui'
import { useCallback, useEffect, useRef, useState } from 'react'

type LookUp = InputOf<typeof lookUpIdentity>['body']

/** What the agent works on. It is in memory only: no address, no storage and no cache of queries has any of it. */
interface DeskState {
  /** Something was typed or found, which must not stay. */
  readonly isInUse: boolean
  readonly careCase?: CareCase
  readonly asked?: LookUp
  readonly found?: ResultOf<typeof lookUpIdentity>
  readonly receipt?: DeletionReceipt
  /** It was emptied because nobody worked on it. */
  readonly wasIdle?: true
}

const EMPTY: DeskState = { isInUse: false }

/** The desk of one agent, which is emptied when the session ends or is locked, and when the page is left. */
export function useDesk() {
  const [state, setState] = useState(EMPTY)
  // What was asked before the desk was emptied is not put on it any more.
  const round = useRef(0)

  const begin = useCallback((next: DeskState) => {
    round.current += 1
    cancelDialogs()
    setState(next)
  }, [])

  useEmptyAtTheEnd(begin)

  return {
    state,
    /** Changes when the desk is emptied, so that what was typed goes with it. */
    round: round.current,
    touch: () => setState((now) => (now.isInUse ? now : { ...now, isInUse: true })),
    async lookUp(asked: LookUp, idempotencyKey?: string): Promise<void> {
      const own = round.current
      const found = await call(
        lookUpIdentity,
        { body: asked },
        { errors: 'here', ...(idempotencyKey && { idempotencyKey }) },
      )
      if (own === round.current) setState({ isInUse: true, careCase: asked.case, asked, found })
    },
    finish: (receipt: DeletionReceipt) => setState({ isInUse: true, receipt }),
    /** Looks for somebody else, for the same case if there is one. */
    startOver: (careCase?: CareCase) =>
      begin({ isInUse: careCase !== undefined, ...(careCase && { careCase }) }),
    emptyIdle: () => begin({ isInUse: false, wasIdle: true }),
  }
}

export type Desk = ReturnType<typeof useDesk>

function useEmptyAtTheEnd(begin: (next: DeskState) => void) {
  const session = useSession()
  const isOpen = session.status === 'authenticated' && !session.lock

  useEffect(() => {
    if (!isOpen) begin(EMPTY)
  }, [isOpen, begin])

  useEffect(() => {
    // A page that the browser keeps for its Back button comes back as it was.
    const empty = () => begin(EMPTY)
    window.addEventListener('pagehide', empty)
    return () => window.removeEventListener('pagehide', empty)
  }, [begin])
}
