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
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets].filter((sheet) => !sheet.disabled)
  for (const sheet of sheets) sheet.disabled = true
  const isCause = !isBlank(element)
  for (const sheet of sheets) {
    sheet.disabled = false
    if (isCause && isBlank(element)) sheet.disabled = true
  }
  // Afterwards, since these styles would show the element despite a sheet that hides everything else.
  for (let around: HTMLElement | null = element; around; around = around.parentElement) {
    if (isHidden(around)) around.style.cssText += SHOWN
  }
  return !isBlank(element)
}
