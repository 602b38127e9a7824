import { contentOf, isBlank, paneAt, spotOf } from './is-blank.ts'

const HIDING = [
  'opacity',
  'visibility',
  'transform',
  'translate',
  'scale',
  'rotate',
  'filter',
  'clip-path',
  'mask',
  'zoom',
  'content-visibility',
  'position',
  'height',
  'font-size',
  'color',
]
/** An element's own important styles prevail over all style sheets. */
const SHOWN = ['display:block', ...HIDING.map((name) => `${name}:revert`)].join('!important;')

/** Covers may lie upon each other. */
const MAX_LAYERS = 20

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
    const spot = spotOf(content)
    const hit = paneAt(spot) ?? spot.hit
    const isCover = hit instanceof HTMLElement && !hit.contains(element) && contentOf(hit).next().done
    if (!isCover) continue
    hit.style.cssText += 'display:none!important'
    // Otherwise, a modal one would keep the rest of the page inert.
    hit.closest('dialog')?.close()
  }
}

function show(element: HTMLElement): void {
  element.style.cssText += `${SHOWN}!important`
  element.inert = false
}

/**
 * Takes back what hides an element from outside: style sheets, covers over it, or styles of the elements around
 * it. Returns the bundle whose style sheet that was, or an empty text; undefined if it is not visible then.
 */
export function reveal(element: HTMLElement): string | undefined {
  const [sheet] = disableHiding(element)
  for (let layers = 0; layers < MAX_LAYERS && isBlank(element); layers += 1) removeCovers(element)
  for (let around: HTMLElement | null = element; around && isBlank(element); around = around.parentElement)
    show(around)
  if (isBlank(element)) return undefined
  return (sheet?.ownerNode instanceof HTMLElement && sheet.ownerNode.dataset.bundle) || ''
}
