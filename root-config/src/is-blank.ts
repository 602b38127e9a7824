/** What can be seen without text; a part that is busy says so itself. */
const WITHOUT_TEXT = 'img, svg, canvas, video, iframe, input, [aria-busy=true]'

/** Older browsers cannot tell; an element without a box of its own shows its children. */
const isHidden = (element: Element) =>
  element.checkVisibility?.({ visibilityProperty: true }) === false &&
  getComputedStyle(element).display !== 'contents'

/** Whether nothing of an element can be seen. */
export function isBlank(element: HTMLElement): boolean {
  const children = [...element.children]
  if (isHidden(element) || (children.length > 0 && children.every(isHidden))) return true
  return element.textContent?.trim() === '' && !element.querySelector(WITHOUT_TEXT)
}
