import { contentOf, isHidden, paneAt, spotOf } from './is-blank.ts'

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

/**
 * Takes things away until an element can be seen, then gives back those that do not hide it. Returns the others;
 * none if they are not the cause.
 */
function takeAway<Cause>(
  element: HTMLElement,
  causes: readonly Cause[],
  set: (cause: Cause, isAway: boolean) => void,
): Cause[] {
  const away: Cause[] = []
  for (const cause of causes) {
    if (!isHidden(element)) break
    set(cause, true)
    away.push(cause)
  }
  const areCause = !isHidden(element)
  return away.filter((cause) => {
    set(cause, false)
    const hides = areCause && isHidden(element)
    if (hides) set(cause, true)
    return hides
  })
}

/** Takes away the style sheets that hide an element. */
function takeSheets(element: HTMLElement): CSSStyleSheet[] {
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets].filter(({ disabled }) => !disabled)
  // What was added last is the likeliest cause.
  return takeAway(element, sheets.reverse(), (sheet, isAway) => {
    sheet.disabled = isAway
  })
}

/** An element around another one, with its own styles. */
interface Around {
  readonly around: HTMLElement
  readonly css: string
  readonly inert: boolean
}

/** Takes away the styles with which the elements around an element hide it. */
function takeStyles(element: HTMLElement): void {
  const all: Around[] = []
  for (let around: HTMLElement | null = element; around; around = around.parentElement)
    all.push({ around, css: around.style.cssText, inert: around.inert })
  takeAway(element, all, ({ around, css, inert }, isAway) => {
    around.style.cssText = isAway ? `${css}${SHOWN}!important` : css
    around.inert = inert && !isAway
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

/**
 * Takes back what hides an element from outside: style sheets, covers over it, or styles of the elements around
 * it. Returns the bundle whose style sheet that was, or an empty text; undefined if it is not visible then.
 */
export function reveal(element: HTMLElement): string | undefined {
  if (contentOf(element).next().done) return undefined
  const [sheet] = takeSheets(element)
  for (let layers = 0; layers < MAX_LAYERS && isHidden(element); layers += 1) removeCovers(element)
  takeStyles(element)
  if (isHidden(element)) return undefined
  return (sheet?.ownerNode instanceof HTMLElement && sheet.ownerNode.dataset.bundle) || ''
}
