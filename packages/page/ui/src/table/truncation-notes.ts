import { useEffect } from 'react'

const EVENTS = ['pointerover', 'focusin'] as const

/** Cells that show only the beginning of a text that is too long. */
const CELLS = ':is([data-sized] :is(td, th):not([data-select], [data-actions]), [data-cut])'

/** The parts of a cell that are cut. Visually hidden texts, one pixel wide, do not count. */
const cutParts = (cell: HTMLElement) =>
  [cell, ...cell.querySelectorAll('div, p, a, span')].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth && clientWidth > 1,
  )

/** Under the pointer, the cell has the note; with the focus, the link or button that names its row or column. */
function ownerOf(type: string, target: Element, cell: HTMLElement): HTMLElement | undefined {
  if (type === 'focusin')
    return target instanceof HTMLElement && target.matches('a, th > button') ? target : undefined
  return cell
}

function addNote(type: string, target: unknown): void {
  if (!(target instanceof Element)) return
  const cell = target.closest<HTMLElement>(CELLS)
  const owner = cell && ownerOf(type, target, cell)
  if (!owner) return
  // An element with its own note keeps it.
  const isNoted =
    target.closest('[data-note]') !== owner && target.closest(':is(td, th) [data-note]') !== null
  const texts = cutParts(cell).map(({ textContent }) => textContent)
  if (texts.length > 0 && !isNoted) owner.dataset.note = texts.join(' ')
  else delete owner.dataset.note
}

/** Shows the full text of truncated cells in a note. */
export function useTruncationNotes() {
  useEffect(() => {
    const note = ({ type, target }: Event) => addNote(type, target)
    // The pointer may have arrived before this code.
    addNote('pointerover', [...document.querySelectorAll(':hover')].at(-1))
    for (const type of EVENTS) document.addEventListener(type, note)
    return () => {
      for (const type of EVENTS) document.removeEventListener(type, note)
    }
  }, [])
}
