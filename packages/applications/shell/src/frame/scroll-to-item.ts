const scrolls = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowY)

/**
 * Scrolls an item into view within its scroll container only. `scrollIntoView` would also move the starting
 * point of the Tab key to the item, past the skip link and the start of the menu.
 */
export function scrollToItem(item: Element): void {
  let around = item.parentElement
  while (around && !scrolls(around)) around = around.parentElement
  if (!around) return
  const { top, bottom } = item.getBoundingClientRect()
  const seen = around.getBoundingClientRect()
  around.scrollTop += Math.min(0, top - seen.top) + Math.max(0, bottom - seen.bottom)
}
