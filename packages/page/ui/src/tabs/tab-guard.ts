import { createContext, use, useEffect, useEffectEvent } from 'react'

type Ask = () => Promise<boolean>

/** Asked before another tab takes the place of the open one. */
export const TabGuardContext = createContext<Set<Ask> | undefined>(undefined)

/** Is asked before another tab is opened, as long as something is changed. Outside of tabs it does nothing. */
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

/** True when everyone who would lose something lets the operator go. */
export async function mayLeaveTab(guard: ReadonlySet<Ask>): Promise<boolean> {
  for (const ask of guard) {
    if (!(await ask())) return false
  }
  return true
}
