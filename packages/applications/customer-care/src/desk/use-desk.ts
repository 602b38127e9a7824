import { lookUpIdentity } from '@portal/contract/care/profile-endpoints.ts'
import type { CareCase, DeletionReceipt } from '@portal/contract/care/profile-schemas.ts'
import type { InputOf, ResultOf } from '@portal/contract/endpoint.ts'
import { call, useSession } from '@portal/session'
import { cancelDialogs } from '@portal/ui'
import { useCallback, useEffect, useState } from 'react'

type LookUp = InputOf<typeof lookUpIdentity>['body']

/** What the agent works on. Kept only in memory: not in an address, storage or query cache. */
interface DeskState {
  /** Changes when the desk is cleared, so that typed values are cleared too. */
  readonly round: number
  /** Something was typed or found that must not stay. */
  readonly isInUse: boolean
  readonly careCase?: CareCase
  readonly asked?: LookUp
  readonly found?: ResultOf<typeof lookUpIdentity>
  readonly receipt?: DeletionReceipt
  /** It was cleared because of inactivity. */
  readonly wasIdle?: true
}

type Begun = Omit<DeskState, 'round'>

const EMPTY = { isInUse: false }

/** The desk of an agent, cleared when the session ends or locks, and when the page is left. */
export function useDesk() {
  const [state, setState] = useState<DeskState>({ ...EMPTY, round: 0 })
  const { round } = state

  const begin = useCallback((next: Begun) => {
    cancelDialogs()
    setState((now) => ({ ...next, round: now.round + 1 }))
  }, [])

  useEmptyAtTheEnd(begin)

  /** Ignores results that arrive after the desk was cleared. */
  const put = (next: Omit<Begun, 'isInUse'>) =>
    setState((now) => (now.round === round ? { ...next, isInUse: true, round } : now))

  return {
    state,
    touch: () => setState((now) => (now.isInUse ? now : { ...now, isInUse: true })),
    async lookUp(asked: LookUp, idempotencyKey?: string): Promise<void> {
      const found = await call(
        lookUpIdentity,
        { body: asked },
        { errors: 'here', ...(idempotencyKey && { idempotencyKey }) },
      )
      put({ careCase: asked.case, asked, found })
    },
    finish: (receipt: DeletionReceipt) => put({ receipt }),
    /** Looks up another profile, for the same case if there is one. */
    startOver: (careCase?: CareCase) =>
      begin({ isInUse: careCase !== undefined, ...(careCase && { careCase }) }),
    /** Offers what was asked to be corrected. */
    askAgain: ({ careCase, asked }: Pick<DeskState, 'careCase' | 'asked'>) =>
      begin({ isInUse: true, ...(careCase && { careCase }), ...(asked && { asked }) }),
    emptyIdle: () => begin({ isInUse: false, wasIdle: true }),
  }
}

export type Desk = ReturnType<typeof useDesk>

function useEmptyAtTheEnd(begin: (next: Begun) => void) {
  const session = useSession()
  const isOpen = session.status === 'authenticated' && !session.lock

  useEffect(() => {
    if (!isOpen) begin(EMPTY)
  }, [isOpen, begin])

  useEffect(() => {
    // A page restored from the back-forward cache would keep its state.
    const empty = () => begin(EMPTY)
    window.addEventListener('pagehide', empty)
    return () => window.removeEventListener('pagehide', empty)
  }, [begin])
}
