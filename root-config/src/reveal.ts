import { findCover } from './find-cover.ts'
import { isBlank, isHidden } from './is-blank.ts'

/** An element's own important styles prevail over all style sheets. */
const SHOWN = 'display:block!important;opacity:1!important;visibility:visible!important'

/**
 * Takes back what hides an element from outside: a cover over the page, styles of the elements around it, or
 * style sheets. Returns whether that was the cause.
 */
export function reveal(element: HTMLElement): boolean {
  const cover = findCover()
  if (cover) cover.style.cssText += 'display:none!important'
  for (let around: HTMLElement | null = element; around; around = around.parentElement) {
    if (isHidden(around)) around.style.cssText += SHOWN
  }
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets].filter((sheet) => !sheet.disabled)
  for (const sheet of sheets) sheet.disabled = true
  const isRevealed = !isBlank(element)
  for (const sheet of sheets) {
    sheet.disabled = false
    if (isRevealed && isBlank(element)) sheet.disabled = true
  }
  return isRevealed
}
