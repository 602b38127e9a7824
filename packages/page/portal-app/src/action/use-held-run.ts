import { ask } from '@portal/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { holdPage } from './hold-page.ts'

interface Results {
  /** Some are shown that no message has told yet. */
  readonly isOpen: boolean
  /** Tells them in a message. */
  tell(): void
}

/** Asks before a running action is left by a link, and before the page is closed. */
function hold(title: string, isShown: () => boolean): () => void {
  const question = {
    title: 'Leave while the action is running',
    text: `“${title}” continues, and a message tells you the results.`,
    confirmLabel: 'Leave',
  }
  // Once its panel is gone, only a reload or closing the page would cut it off.
  return holdPage(async () => !isShown() || ask.confirm(question))
}

/**
 * Runs a long action that must not be cut off. When the operator leaves its panel, such as with the Back
 * button, its results are told in a message instead.
 */
export function useHeldRun({ isOpen, tell }: Results) {
  const isShown = useRef(true)
  const isRunning = useRef(false)
  const leave = useEffectEvent(() => {
    if (isOpen && !isRunning.current) tell()
  })
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
      leave()
    }
  }, [])

  return async function runHeld(title: string, work: () => Promise<unknown>): Promise<void> {
    const release = hold(title, () => isShown.current)
    isRunning.current = true
    await work()
    isRunning.current = false
    // First, since the page may be reloaded as soon as it is no longer held.
    if (!isShown.current) tell()
    release()
  }
}
