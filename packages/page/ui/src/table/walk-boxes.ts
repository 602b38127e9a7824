import type { KeyboardEvent } from 'react'

/**
 * Arrow keys move through the fields of a panel; from a checkbox, Home and End move to the first and last.
 */
export function walkBoxes(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll('input')]
  const boxes = stops.filter(({ type }) => type === 'checkbox')
  const at = stops.findIndex((stop) => stop.matches(':focus'))
  const current = stops[at]
  if (!current) return
  const ends: Record<string, HTMLElement | undefined> =
    current.type === 'checkbox' ? { Home: boxes[0], End: boxes.at(-1) } : {}
  const target = { ArrowDown: stops[at + 1], ArrowUp: stops[at - 1], ...ends }[event.key]
  if (!target) return
  event.preventDefault()
  target.focus()
}
