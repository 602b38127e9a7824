/** Elements that are visible without text. A busy part announces itself. */
const WITHOUT_TEXT = 'img, svg, canvas, video, iframe, input, [aria-busy=true]'

/** Always false in browsers without `checkVisibility`. With `display: contents`, children may still be visible. */
const isHidden = (element: Element) =>
  element.checkVisibility?.({ visibilityProperty: true }) === false &&
  getComputedStyle(element).display !== 'contents'

/** Whether nothing of an element can be seen. */
export function isBlank(element: HTMLElement): boolean {
  const children = [...element.children]
  if (isHidden(element) || (children.length > 0 && children.every(isHidden))) return true
  return element.textContent?.trim() === '' && !element.querySelector(WITHOUT_TEXT)
}
