import { createContext, use, useEffect, useEffectEvent } from 'react'

type Ask = () => Promise<boolean>

/** Asked before another tab opens. */
export const TabGuardContext = createContext<Set<Ask> | undefined>(undefined)

/** Asks before another tab opens while there are changes. Outside tabs it does nothing. */
export function useTabGuard(isChanged: boolean, mayLeave: Ask): void {
  const guard = use(TabGuardContext)
  const answer = useEffectEvent(mayLeave)
  useEffect(() => {
    if (!isChanged || !guard) return
    const ask = () => answer()
    guard.add(ask)
    return () => {
      guard.delete(ask)
    }
  }, [isChanged, guard])
}

/** Asks all questions; true when the operator may leave the tab. */
export async function mayLeaveTab(guard: ReadonlySet<Ask>): Promise<boolean> {
  for (const ask of guard) {
    if (!(await ask())) return false
  }
  return true
}
