import { useEffect } from 'react'
import { leaveGuard } from '../layout/leave-guard.ts'
import { ask } from '../overlay/ask.ts'
import { texts } from './texts.ts'

/** Asks before a link or the closing of the tab throws away what was typed. */
export function useLeaveWarning(dirty: boolean) {
  useEffect(() => {
    if (!dirty) return
    const removeGuard = leaveGuard.add(() =>
      ask.confirm({ title: texts.leaveTitle, text: texts.leaveText, confirmLabel: texts.leaveConfirm }),
    )
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => {
      removeGuard()
      window.removeEventListener('beforeunload', warn)
    }
  }, [dirty])
}
