/** Elements that are visible without text. A busy part announces itself. */
const WITHOUT_TEXT = 'img, svg, canvas, video, iframe, input, [aria-busy=true]'

/**
 * Whether the browser does not show an element; always false in browsers without `checkVisibility`. With
 * `display: contents`, children may still be visible.
 */
export const isHidden = (element: Element) =>
  element.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) === false &&
  getComputedStyle(element).display !== 'contents'

/** Whether nothing of an element can be seen. */
export function isBlank(element: HTMLElement): boolean {
  const children = [...element.children]
  if (isHidden(element) || (children.length > 0 && children.every(isHidden))) return true
  return (
    element.textContent?.trim() === '' &&
    !element.matches(WITHOUT_TEXT) &&
    !element.querySelector(WITHOUT_TEXT)
  )
}
