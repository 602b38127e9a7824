import type { DeveloperUser } from '@portal/contract/developer-portal/developer-user-schemas.ts'
import { doWith } from '@portal/portal-app'
import { ApiError, DEFAULT_ERROR, notify } from '@portal/session'
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
    await doWith(developerUserActions[verdict], user, { changeReason })
  } catch (error) {
    const message = error instanceof ApiError ? error.message : DEFAULT_ERROR
    notify({ kind: 'error', title: `${user.email} was not decided`, lines: [message] })
  }
}

/** Decisions are sent after a delay during which they can be undone. */
export function useWaitingDecisions() {
  const [waiting, setWaiting] = useState<readonly Decision[]>([])
  const timers = useRef(new Map<Decision, ReturnType<typeof setTimeout>>())

  function drop(decision: Decision): void {
    clearTimeout(timers.current.get(decision))
    timers.current.delete(decision)
    setWaiting((all) => all.filter((one) => one !== decision))
  }

  function add(decision: Decision): void {
    const timer = setTimeout(() => void send(decision).then(() => drop(decision)), UNDO_SECONDS * 1000)
    timers.current.set(decision, timer)
    setWaiting((all) => [...all, decision])
  }

  /** Send what is left when the operator leaves the list. */
  const sendAll = useEffectEvent(() => {
    for (const [decision, timer] of timers.current) {
      clearTimeout(timer)
      void send(decision)
    }
    timers.current.clear()
  })

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => timers.current.size > 0 && event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('beforeunload', warn)
      sendAll()
    }
  }, [])

  return { waiting, add, undo: drop }
}
