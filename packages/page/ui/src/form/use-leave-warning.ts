import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { leaveGuard } from '../layout/leave-guard.ts'
import { ask } from '../overlay/ask.ts'
import { useTabGuard } from '../tabs/tab-guard.ts'
import { GUARD_STATE, isGuarded, isLeavingGuard } from './guard-entry.ts'
import { texts } from './texts.ts'

interface Unsaved {
  /** There are changes. */
  readonly isChanged: boolean
  /** They are stored on this device. */
  readonly isKept: boolean
  /** The JSON text is invalid: it is not stored, and may contain secrets. */
  readonly isUnfinished: boolean
  /** Some changes are secrets, which are not stored. */
  withholds(): boolean
}

function leaveText({ isKept, isUnfinished, withholds }: Unsaved): string {
  if (!isKept) return texts.leaveText
  if (isUnfinished) return texts.leaveUnfinished
  return withholds() ? texts.leaveWithheld : texts.leaveKept
}

/**
 * Asks before unsaved input is lost by a link, the Back button, closing the page, or another tab of the
 * screen.
 */
export function useLeaveWarning(unsaved: Unsaved) {
  const { isChanged, isKept, isUnfinished, withholds } = unsaved
  const dirty = isChanged || isUnfinished
  const mayLeave = useEffectEvent(() =>
    ask.confirm({ title: texts.leaveTitle, text: leaveText(unsaved), confirmLabel: texts.leaveConfirm }),
  )
  useBackGuard(dirty)
  useTabGuard(dirty, async () => {
    const isLost = !isKept || isUnfinished || withholds()
    return !isLost || mayLeave()
  })
  useEffect(() => {
    if (!dirty) return
    const removeGuard = leaveGuard.add(() => mayLeave())
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => {
      removeGuard()
      window.removeEventListener('beforeunload', warn)
    }
  }, [dirty])
}

/** The browser's current address: several history steps may happen before the screen rerenders. */
const currentAddress = () => window.location.pathname + window.location.search

/**
 * Going back cannot be prevented, so a form with unsaved input pushes a second history entry with the same
 * address: Back leads to the first entry, and the form navigates forward again while the dialog is open.
 */
function useBackGuard(dirty: boolean) {
  const navigate = useNavigate()
  const addEntry = useEffectEvent((address: string) => {
    if (!isGuarded()) void navigate(address, { state: GUARD_STATE })
  })
  const isAsking = useRef(false)
  const decide = useEffectEvent(async (address: string) => {
    if (currentAddress() !== address || isGuarded() || isLeavingGuard()) return
    // Forward immediately, so that another Back meets the same dialog instead of passing it.
    void navigate(1)
    if (isAsking.current) return
    isAsking.current = true
    const leaves = await leaveGuard.mayLeave()
    isAsking.current = false
    if (leaves && currentAddress() === address) await navigate(-2)
  })

  useEffect(() => {
    if (!dirty) return
    const address = currentAddress()
    addEntry(address)
    const onMove = () => void decide(address)
    window.addEventListener('popstate', onMove)
    return () => window.removeEventListener('popstate', onMove)
  }, [dirty])
}
