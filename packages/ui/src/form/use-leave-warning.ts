import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { leaveGuard } from '../layout/leave-guard.ts'
import { ask } from '../overlay/ask.ts'
import { texts } from './texts.ts'

/** Asks before a link, the Back button or the closing of the tab leaves what was typed. */
export function useLeaveWarning(dirty: boolean, isKept: boolean) {
  useBackGuard(dirty)
  useEffect(() => {
    if (!dirty) return
    const removeGuard = leaveGuard.add(() =>
      ask.confirm({
        title: texts.leaveTitle,
        text: isKept ? texts.leaveKept : texts.leaveText,
        confirmLabel: texts.leaveConfirm,
      }),
    )
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => {
      removeGuard()
      window.removeEventListener('beforeunload', warn)
    }
  }, [dirty, isKept])
}

/** Marks the entry of the history that stands above the form's own while there is something to lose. */
const GUARD = 'unsaved'

const addressOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search

/**
 * The browser cannot be kept from going back, so a form that would lose something puts a second entry of its own
 * address into the history: Back then leads to the first, where the question is put, and on from there or forth again.
 */
function useBackGuard(dirty: boolean) {
  const location = useLocation()
  const navigate = useNavigate()
  const isGuarded = (location.state as { [GUARD]?: true } | null)?.[GUARD] === true
  const address = addressOf(location)
  const guarded = useRef<string>(undefined)

  const addEntry = useEffectEvent(() => {
    // The browser knows of an address before the screen does: a choice that was just made may stand in it.
    guarded.current = addressOf(window.location)
    if (!isGuarded) void navigate(guarded.current, { state: { [GUARD]: true } })
  })

  const decide = useEffectEvent(async () => {
    const wentBack = dirty && !isGuarded && guarded.current === address
    if (!wentBack) return
    await navigate((await leaveGuard.mayLeave()) ? -1 : 1)
  })

  useEffect(() => {
    if (dirty) addEntry()
    else guarded.current = undefined
  }, [dirty])

  useEffect(() => {
    if (!isGuarded) void decide()
  }, [isGuarded])
}
