import { contentOf, isBlank, spotOf } from './is-blank.ts'

/** An element's own important styles prevail over all style sheets. */
const SHOWN = `display:block!important;${'opacity visibility transform translate scale rotate filter clip-path mask zoom content-visibility position height font-size color'.replace(/\S+/g, '$&:revert!important;')}`

/** The style sheets that hide an element, disabled from now on. */
function disableHiding(element: HTMLElement): CSSStyleSheet[] {
  const disabled: CSSStyleSheet[] = []
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets].reverse()) {
    if (sheet.disabled || !isBlank(element)) continue
    sheet.disabled = true
    disabled.push(sheet)
  }
  const areCause = !isBlank(element)
  return disabled.filter((sheet) => {
    sheet.disabled = false
    sheet.disabled = areCause && isBlank(element)
    return sheet.disabled
  })
}

/** Hides elements without content that cover an element. */
function removeCovers(element: HTMLElement): void {
  for (const content of contentOf(element)) {
    const { hit } = spotOf(content)
    const isCover = hit instanceof HTMLElement && !hit.contains(element) && contentOf(hit).next().done
    if (isCover) hit.style.cssText += 'display:none!important'
  }
}

function show(element: HTMLElement): void {
  element.style.cssText += SHOWN
  element.inert = false
}

/**
 * Takes back what hides an element from outside: style sheets, covers over it, or styles of the elements around
 * it. Returns the bundle whose style sheet that was, or an empty text; undefined if it is not visible then.
 */
export function reveal(element: HTMLElement): string | undefined {
  const [sheet] = disableHiding(element)
  if (isBlank(element)) removeCovers(element)
  for (let around: HTMLElement | null = element; around && isBlank(element); around = around.parentElement)
    show(around)
  if (isBlank(element)) return undefined
  return (sheet?.ownerNode instanceof HTMLElement && sheet.ownerNode.dataset.bundle) || ''
}
