import { type KeyboardEvent, type RefObject, useState } from 'react'

/** Row and column of a cell; row 0 and column 0 hold the switches for many cells. */
export interface Place {
  readonly row: number
  readonly column: number
}

interface Grid {
  readonly rows: number
  readonly columns: number
}

const START: Place = { row: 0, column: 0 }

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
}

/** Where a jump key starts searching, and in which direction. */
function jumpOf(event: KeyboardEvent, { row }: Place, { rows, columns }: Grid) {
  const far = event.ctrlKey || event.metaKey
  if (event.key === 'Home') return { from: { row: far ? 0 : row, column: -1 }, step: [0, 1] as const }
  if (event.key === 'End')
    return { from: { row: far ? rows - 1 : row, column: columns }, step: [0, -1] as const }
  return undefined
}

/** One tab stop for a grid of controls: arrow keys, Home and End move the focus and skip empty cells. */
export function useRovingFocus(grid: RefObject<HTMLElement | null>, size: Grid) {
  const [active, setActive] = useState(START)
  const [rows, setRows] = useState(size.rows)
  // The active cell may be gone with other rows.
  if (rows !== size.rows) {
    setRows(size.rows)
    setActive(START)
  }

  const controlAt = ({ row, column }: Place) =>
    grid.current?.querySelector<HTMLElement>(`[data-place="${row} ${column}"]`)

  function next(from: Place, [down, across]: readonly [number, number]): Place | undefined {
    let place = { row: from.row + down, column: from.column + across }
    while (place.row >= 0 && place.row < size.rows && place.column >= 0 && place.column < size.columns) {
      if (controlAt(place)) return place
      place = { row: place.row + down, column: place.column + across }
    }
    return undefined
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key]
    const jump = jumpOf(event, active, size)
    const target = step ? next(active, step) : jump && next(jump.from, jump.step)
    if (!step && !jump) return
    event.preventDefault()
    if (!target) return
    setActive(target)
    controlAt(target)?.focus()
  }

  /** Props for the control at a place. */
  const placeProps = (row: number, column: number) => ({
    'data-place': `${row} ${column}`,
    tabIndex: row === active.row && column === active.column ? 0 : -1,
    onFocus: () => setActive({ row, column }),
  })

  return { onKeyDown, placeProps }
}
