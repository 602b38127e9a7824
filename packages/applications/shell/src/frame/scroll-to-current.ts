const scrolls = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowY)

const isShown = (element: Element) => element.getClientRects().length > 0

/**
 * Scrolls a menu to its current item, within the item's scroll container only. `scrollIntoView` would also move the
 * starting point of the Tab key to the item, past the skip link and the start of the menu.
 */
export function scrollToCurrent(menu: Element): void {
  // The links of a closed item are not shown.
  const item = [...menu.querySelectorAll('[aria-current], [data-current]')].findLast(isShown)
  if (!item) return
  let around = item.parentElement
  while (around && !scrolls(around)) around = around.parentElement
  if (!around) return
  const { top, bottom } = item.getBoundingClientRect()
  const seen = around.getBoundingClientRect()
  around.scrollTop += Math.min(0, top - seen.top) + Math.max(0, bottom - seen.bottom)
}
