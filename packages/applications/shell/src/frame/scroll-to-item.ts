const scrolls = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowY)

/**
 * Brings an item into sight within what scrolls around it, and moves nothing else. `scrollIntoView` would also let the
 * Tab key go on from the item, past the skip link and the start of the menu.
 */
export function scrollToItem(item: Element): void {
  let around = item.parentElement
  while (around && !scrolls(around)) around = around.parentElement
  if (!around) return
  const { top, bottom } = item.getBoundingClientRect()
  const seen = around.getBoundingClientRect()
  around.scrollTop += Math.min(0, top - seen.top) + Math.max(0, bottom - seen.bottom)
}
