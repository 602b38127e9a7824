import { useEffect } from 'react'

const EVENTS = ['pointerover', 'focusin'] as const

/** The part of a cell that is cut where the column is too narrow. */
const boxOf = (cell: HTMLElement) => cell.querySelector<HTMLElement>(':scope > div') ?? cell

const isCut = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth > clientWidth

/** Under the pointer, the cell has the note; with the focus, the link or button that names its row or column. */
function ownerOf(type: string, target: Element, cell: HTMLElement): HTMLElement | undefined {
  if (type === 'focusin')
    return target instanceof HTMLElement && target.matches('a, th > button') ? target : undefined
  return cell
}

function note({ type, target }: Event): void {
  if (!(target instanceof Element)) return
  const cell = target.closest<HTMLElement>('[data-sized] :is(td, th):not([data-select], [data-actions])')
  const owner = cell && ownerOf(type, target, cell)
  if (!owner) return
  // An element with its own note keeps it.
  const isNoted =
    target.closest('[data-note]') !== owner && target.closest(':is(td, th) [data-note]') !== null
  if (isCut(boxOf(cell)) && !isNoted) owner.dataset.note = cell.textContent
  else delete owner.dataset.note
}

/** Shows the full text of truncated cells of resized columns in a note. */
export function TruncationNotes() {
  useEffect(() => {
    for (const type of EVENTS) document.addEventListener(type, note)
    return () => {
      for (const type of EVENTS) document.removeEventListener(type, note)
    }
  }, [])
  return null
}
