import type { ColumnChoice, ColumnWidths } from './column-choice.ts'
import { choosableOf, columnHeads, columnOf, widthsOf, withinLimits } from './column-heads.ts'

/** How far from its end a head can be gripped; the theme shows another pointer there. */
const EDGE = 8
/** A click is no drag. */
const MIN_MOVE = 3

/**
 * Lets the pointer pull the end of a column's head, if that is where it was pressed. The other columns keep their
 * widths, and the table becomes as wide as all of them. Escape takes it back.
 */
export function resizeColumn(press: PointerEvent, head: HTMLElement, choice: ColumnChoice): void {
  const table = head.closest('table')
  const isAtEdge = head.getBoundingClientRect().right - press.clientX <= EDGE
  if (!table || !head.dataset.column || !isAtEdge || press.button !== 0) return
  const heads = columnHeads(table)
  const before = widthsOf(heads)
  const start = before[columnOf(head)] ?? 0
  const styles = new Map(heads.map((one) => [one, one.style.width]))
  let widths: ColumnWidths | undefined
  const drag = new AbortController()

  function show(styleOf: (one: HTMLElement) => string, isSized: boolean, isWide: boolean): void {
    for (const one of heads) one.style.width = styleOf(one)
    table?.toggleAttribute('data-sized', isSized)
    table?.toggleAttribute('data-wide', isWide)
  }
  function move({ clientX, buttons }: PointerEvent): void {
    const by = clientX - press.clientX
    // It was released before this code had loaded.
    if (buttons === 0) drag.abort()
    if (buttons === 0 || (!widths && Math.abs(by) < MIN_MOVE)) return
    const next = { ...before, [columnOf(head)]: withinLimits(start + by) }
    widths = next
    show((one) => `${next[columnOf(one)]}px`, true, true)
  }
  function end(): void {
    drag.abort()
    if (widths) choice.choose(choosableOf(heads, choice), widths)
  }
  function cancel(): void {
    drag.abort()
    if (widths) show((one) => styles.get(one) ?? '', choice.widths !== undefined, choice.isChosen)
  }
  const { signal } = drag
  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', end, { signal })
  window.addEventListener('pointercancel', cancel, { signal })
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && cancel(), { signal })
}
