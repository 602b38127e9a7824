const scrolls = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowY)

/**
 * Scrolls a menu to its current item, within the item's scroll container only. `scrollIntoView` would also move the
 * starting point of the Tab key to the item, past the skip link and the start of the menu.
 */
export function scrollToCurrent(menu: Element): void {
  const item = menu.querySelector('[aria-current=page]') ?? menu.querySelector('[data-current]')
  if (!item) return
  let around = item.parentElement
  while (around && !scrolls(around)) around = around.parentElement
  if (!around) return
  const { top, bottom } = item.getBoundingClientRect()
  const seen = around.getBoundingClientRect()
  around.scrollTop += Math.min(0, top - seen.top) + Math.max(0, bottom - seen.bottom)
}
