import { type RefObject, useEffect, useEffectEvent } from 'react'
import { singleKeys } from '../theme/single-keys.ts'

const busy =
  'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=dialog], [role=menu], [data-panel-beside]'

interface RowKeys {
  /** Space: toggles the selection of the row. */
  onSelect?: ((key: string) => void) | undefined
  /** Shift with an arrow: selects from a row to its neighbor. */
  onExtend?: ((from: string, to: string) => void) | undefined
  /** `x`: opens the quick look. */
  onLook?: ((key: string) => void) | undefined
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** The key of a row as it is shown, while newer rows may be waiting to be rendered. */
const keyOf = (row: HTMLElement) => row.dataset.key ?? ''

/** The rows of a table; the focused one is current. */
const rowsOf = (table: HTMLElement | null) => [...(table?.querySelectorAll<HTMLElement>('tbody > tr') ?? [])]

/**
 * `j` and `k` move the focus between rows, Enter opens the row, Space selects it, Shift with an arrow selects
 * its neighbor as well, `x` opens the quick look.
 */
export function useRowKeys(table: RefObject<HTMLElement | null>, { onSelect, onExtend, onLook }: RowKeys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : undefined
    if (event.ctrlKey || event.metaKey || event.altKey || target?.closest(busy)) return
    const rows = rowsOf(table.current)
    const current = rows.findIndex((row) => row.contains(document.activeElement))
    const row = rows[current]
    const onName = target?.closest('th') !== null
    const next = event.shiftKey && row ? rows[current + (STEPS[event.key] ?? 0)] : undefined
    if (event.key === ' ' && row && onName && onSelect) onSelect(keyOf(row))
    else if (event.key in STEPS && row && next && onExtend) {
      onExtend(keyOf(row), keyOf(next))
      focusRow(next)
    } else if (singleKeys.get() === 'off') return
    else if (event.key === 'j') focusRow(rows[Math.min(current + 1, rows.length - 1)])
    else if (event.key === 'k') focusRow(rows[Math.max(current - 1, 0)])
    else if (event.key === 'x' && row && onLook) onLook(keyOf(row))
    else return
    event.preventDefault()
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** Focuses the link or button that opens the row: its name. */
export function focusRow(row: HTMLElement | undefined) {
  if (row) openerOf(row)?.focus()
}

/** The link or button that opens a row. */
export const openerOf = (row: Element) =>
  row.querySelector<HTMLElement>('th a, th button') ?? row.querySelector<HTMLElement>('a, button')
