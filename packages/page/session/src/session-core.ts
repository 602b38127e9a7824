import { BehaviorSubject } from 'rxjs'
import { isLocked, nextState, type SessionEvent, type SessionState } from './session-state.ts'

/** The state of the session, changed only by events. */
export function createSessionCore() {
  const state = new BehaviorSubject<SessionState>({ status: 'initialising' })
  const current = () => state.value
  return {
    state$: state.asObservable(),
    current,
    dispatch(event: SessionEvent): void {
      const next = nextState(state.value, event)
      if (next !== state.value) state.next(next)
    },
    /** Whether the operator has signed out or was signed out. */
    isOver: (): boolean => state.value.status === 'unauthenticated' || state.value.status === 'leaving',
    isLocked: (): boolean => isLocked(state.value),
  }
}

export type SessionCore = ReturnType<typeof createSessionCore>
