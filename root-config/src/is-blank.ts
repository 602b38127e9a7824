import { FRAME, SCREEN } from './places.ts'

/** Content without text. A busy part announces itself. */
const WITHOUT_TEXT = 'img, svg, canvas, video, iframe, input, [aria-busy=true]'
/** Dialogs and other content above the places. */
const LAYERS = `body > :not(#${FRAME}, #${SCREEN})`
const MODAL = '[aria-modal=true]'
/** Smaller content cannot be made out, in pixels. */
const MIN_SIZE = 4
/** In windows lower than this, content may be below the edge, in pixels. */
const LOW_WINDOW = 600
/** Filters that leave nothing to be seen. */
const INVISIBLE = /(opacity|brightness|contrast)\(0(\.0|\))|blur\(\d\d/
const MIN_OPACITY = 0.1
/** Much longer than a dialog needs to open or close on a slow device. */
const MAX_UNSEEN_MS = 15_000

const isClear = (color: string) => color.startsWith('rgba') && color.endsWith(' 0)')

/** The texts of an element, and what is visible without text. */
export function* contentOf(element: Element): Generator<Element | Text, void> {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT + NodeFilter.SHOW_TEXT)
  for (let node: Node | null = element; node; node = walker.nextNode()) {
    if (node instanceof Text && node.data.trim()) yield node
    if (node instanceof Element && node.matches(WITHOUT_TEXT)) yield node
  }
}

/** Whether nothing below an element can be seen through it. */
function isOpaque(element: Element): boolean {
  const { backgroundColor, backgroundImage } = getComputedStyle(element)
  return /^rgb\b/.test(backgroundColor) || backgroundImage !== 'none' || element.matches(WITHOUT_TEXT)
}

/** An element without content that covers a point, although it does not take the pointer. */
export function paneAt({ x, y }: Readonly<Record<'x' | 'y', number>>): Element | undefined {
  return [...document.querySelectorAll(`${LAYERS}, ${LAYERS} *`)].find((element) => {
    const { pointerEvents, position } = getComputedStyle(element)
    if (pointerEvents !== 'none' || position === 'static' || !isOpaque(element)) return false
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return x > left && x < right && y > top && y < bottom && contentOf(element).next().done
  })
}

/**
 * The element of a content, its box, and the uppermost element at its center: one around or inside it, or one that
 * hides it.
 */
export function spotOf(content: Element | Text) {
  const range = new Range()
  range.selectNode(content)
  const { left, top, width, height } = range.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const element = content instanceof Element ? content : content.parentElement
  const hit = document
    .elementsFromPoint(x, y)
    .find((one) => one.contains(element) || element?.contains(one) || isOpaque(one))
  return { x, y, size: Math.min(width, height), element, hit }
}

/** Whether effects, or colors alike, leave nothing of an element to be seen. */
function isPainted(element: Element): boolean {
  let ground: string | undefined
  for (let around: Element | null = element; around; around = around.parentElement) {
    const { opacity, filter, maskImage, backgroundColor } = getComputedStyle(around)
    if (Number(opacity) < MIN_OPACITY || INVISIBLE.test(filter) || maskImage !== 'none') return false
    if (!isClear(backgroundColor)) ground ??= backgroundColor
  }
  const { color } = getComputedStyle(element)
  return !isClear(color) && color !== ground
}

function isSeen(content: Element | Text): boolean {
  const spot = spotOf(content)
  const { y, size, element, hit } = spot
  if (size < MIN_SIZE) return false
  // Scrolled away.
  if (y < 0 ? y > -scrollY : y > innerHeight && y < LOW_WINDOW) return true
  return Boolean(hit && element?.contains(hit) && isPainted(element) && !paneAt(spot))
}

function showsAny(element: Element): boolean {
  for (const content of contentOf(element)) if (isSeen(content)) return true
  return false
}

const isDialogOpen = () =>
  [...document.querySelectorAll(MODAL)].some((dialog) => !contentOf(dialog).next().done)

/** Whether nothing can be seen of an element with content, nor of a layer above it. */
export const isHidden = (element: Element): boolean =>
  // Below a dialog, nothing takes the pointer, so each content of the element would be measured first.
  ![...document.querySelectorAll(LAYERS), element].some(showsAny)

/** Since when nothing could be seen of an element while a dialog was open. */
const unseenSince = new WeakMap<Element, number>()

/**
 * Whether an element is blank, or hidden. While a dialog opens or closes, neither it nor what is below it can be
 * measured, so the element does not count as hidden then.
 */
export function isBlank(element: Element, mayBeEmpty = false): boolean {
  if (contentOf(element).next().done) return !mayBeEmpty
  const isUnseen = isHidden(element)
  if (!isUnseen || !isDialogOpen()) {
    unseenSince.delete(element)
    return isUnseen
  }
  const now = performance.now()
  const since = unseenSince.get(element) ?? now
  unseenSince.set(element, since)
  return now - since > MAX_UNSEEN_MS
}
