import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { isObject } from '../layout/is-object.ts'
import { leaveGuard } from '../layout/leave-guard.ts'
import { ask } from '../overlay/ask.ts'
import { useTabGuard } from '../tabs/tab-guard.ts'
import { texts } from './texts.ts'

interface Unsaved {
  /** Something was typed. */
  readonly isChanged: boolean
  /** It is kept on this device. */
  readonly isKept: boolean
  /** What is written as JSON is no JSON: it has no place in what is kept, and may hold secrets. */
  readonly isUnfinished: boolean
  /** Some of it is a secret, which is not kept. */
  withholds(): boolean
}

function leaveText({ isKept, isUnfinished, withholds }: Unsaved): string {
  if (!isKept) return texts.leaveText
  if (isUnfinished) return texts.leaveUnfinished
  return withholds() ? texts.leaveWithheld : texts.leaveKept
}

/** Asks before a link, the Back button or the closing of the page leaves what was typed, or another tab loses it. */
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

/** Marks the entry of the history that stands above the form's own while there is something to lose. */
const GUARD = 'unsaved'

/** What the browser shows now: the screen may not have been drawn since, for one step of the history after another. */
const currentAddress = () => window.location.pathname + window.location.search
const isGuarded = () => {
  const state: unknown = window.history.state
  return isObject(state) && isObject(state.usr) && state.usr[GUARD] === true
}

/**
 * The browser cannot be kept from going back, so a form that would lose something puts a second entry of its own
 * address into the history: Back then leads to the first, from which it goes forth again while the question is put.
 */
function useBackGuard(dirty: boolean) {
  const navigate = useNavigate()
  const addEntry = useEffectEvent((address: string) => {
    if (!isGuarded()) void navigate(address, { state: { [GUARD]: true } })
  })
  const isAsking = useRef(false)
  const decide = useEffectEvent(async (address: string) => {
    if (currentAddress() !== address || isGuarded()) return
    // Forth again at once, so that another Back meets the same question instead of passing it by.
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
