import type { PointerEvent } from 'react'

const ROW = '[data-rule]'

const rowAt = ({ clientX, clientY }: PointerEvent) =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>(ROW)

/** Drag and drop of rows; buttons offer the same without dragging. */
export function rowDrag(onDrop: (ruleId: string, targetId: string) => void) {
  let dragged: HTMLElement | null = null
  let target: HTMLElement | null = null

  function mark(row: HTMLElement | null | undefined) {
    target?.removeAttribute('data-drop')
    target = row && row !== dragged ? row : null
    if (!target || !dragged) return
    const isBelow = dragged.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING
    target.setAttribute('data-drop', isBelow ? 'below' : 'above')
  }

  function end() {
    mark(undefined)
    dragged?.removeAttribute('data-dragged')
    dragged = null
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      dragged = event.currentTarget.closest<HTMLElement>(ROW)
      dragged?.setAttribute('data-dragged', '')
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (dragged) mark(rowAt(event))
    },
    onPointerUp() {
      const [from, to] = [dragged?.dataset.rule, target?.dataset.rule]
      end()
      if (from && to) onDrop(from, to)
    },
    onPointerCancel: end,
  }
}
