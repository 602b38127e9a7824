import { useEffect, useId, useState } from 'react'
import { NOTE_DELAY } from './note-delay.ts'
import { NotePanel } from './note-panel.tsx'

interface Shown {
  readonly triggerId: string
  readonly note: string
}

/** The element with a note under the pointer, or with the focus from the keyboard. */
const current = () =>
  document.querySelector<HTMLElement>('[data-note]:hover') ??
  document.querySelector<HTMLElement>('[data-note]:focus-visible')

/** The note of a button would cover the menu that it has opened. */
const hasOpenMenu = (owner: HTMLElement) => owner.closest('[aria-haspopup][aria-expanded=true]')

function shownOf(owner: HTMLElement | null): Shown | undefined {
  if (!owner?.dataset.note || hasOpenMenu(owner)) return undefined
  owner.id ||= `note-of-${crypto.randomUUID()}`
  return { triggerId: owner.id, note: owner.dataset.note }
}

/** Shows the `data-note` of what the pointer or the focus is on, wherever it is on the page. */
export function HoverNotes() {
  const contentId = useId()
  const [shown, setShown] = useState<Shown>()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // What was pressed shows its note only when the operator returns to it.
    let pressed: HTMLElement | null = null
    function show() {
      if (document.getElementById(contentId)?.matches(':hover')) return
      const owner = current()
      if (owner !== pressed) pressed = null
      setShown(pressed ? undefined : shownOf(owner))
    }
    function look() {
      clearTimeout(timer)
      timer = setTimeout(show, NOTE_DELAY)
    }
    function close() {
      clearTimeout(timer)
      pressed = current()
      setShown(undefined)
    }
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && close()
    look()
    for (const type of LOOKS) document.addEventListener(type, look)
    document.addEventListener('click', close)
    // Captured: a dialog that closes on Escape stops the event.
    document.addEventListener('keydown', onKeyDown, true)
    return () => {
      clearTimeout(timer)
      for (const type of LOOKS) document.removeEventListener(type, look)
      document.removeEventListener('click', close)
      document.removeEventListener('keydown', onKeyDown, true)
    }
  }, [contentId])

  if (!shown) return null
  return (
    <NotePanel
      key={shown.triggerId}
      triggerId={shown.triggerId}
      contentId={contentId}
      open
      repeats
      onOpenChange={() => setShown(undefined)}
    >
      {shown.note}
    </NotePanel>
  )
}

const LOOKS = ['pointerover', 'focusin', 'focusout'] as const
