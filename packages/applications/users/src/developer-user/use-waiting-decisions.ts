import type { DeveloperUser } from '@portal/contract/developer-portal/developer-user-schemas.ts'
import { doWith } from '@portal/portal-app'
import { ApiError, notify } from '@portal/session'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { developerUserActions, type Verdict } from './developer-user-actions.ts'

/** How long a decision can be undone before it is sent. */
export const UNDO_SECONDS = 10

export interface Decision {
  readonly user: DeveloperUser
  readonly verdict: Verdict
  readonly changeReason: string
}

async function send({ user, verdict, changeReason }: Decision): Promise<void> {
  try {
    await doWith(developerUserActions[verdict], user, { changeReason }, { errors: 'nowhere' })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { message, lines, requestId } = error
    // The operator may have left the list, so the toast names the user as well.
    notify({ kind: 'error', title: message, lines: [...lines, `${user.email} was not decided`], requestId })
  }
}

/** Decisions are sent after a delay during which they can be undone. */
export function useWaitingDecisions() {
  const [waiting, setWaiting] = useState<readonly Decision[]>([])
  const [sending, setSending] = useState<readonly Decision[]>([])
  const timers = useRef(new Map<Decision, ReturnType<typeof setTimeout>>())

  function drop(decision: Decision): void {
    clearTimeout(timers.current.get(decision))
    timers.current.delete(decision)
    setWaiting((all) => all.filter((one) => one !== decision))
  }

  /** From here on, it can neither be undone nor sent again. */
  function sendOne(decision: Decision): void {
    drop(decision)
    setSending((all) => [...all, decision])
    void send(decision).finally(() => setSending((all) => all.filter((one) => one !== decision)))
  }

  function add(decision: Decision): void {
    const timer = setTimeout(() => sendOne(decision), UNDO_SECONDS * 1000)
    timers.current.set(decision, timer)
    setWaiting((all) => [...all, decision])
  }

  /** Send what is left when the operator leaves the list. */
  const sendAll = useEffectEvent(() => {
    for (const decision of timers.current.keys()) sendOne(decision)
  })

  const isUnfinished = useEffectEvent(() => waiting.length + sending.length > 0)

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => isUnfinished() && event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('beforeunload', warn)
      sendAll()
    }
  }, [])

  return { waiting, sending, add, undo: drop }
}
