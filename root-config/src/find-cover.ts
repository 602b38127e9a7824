import { isBlank } from './is-blank.ts'

/** The element without content that covers the page, if there is one. */
export function findCover(): HTMLElement | undefined {
  const [hit, ...others] = [1 / 6, 1 / 2, 5 / 6].map((at) =>
    document.elementFromPoint(innerWidth * at, innerHeight * at),
  )
  if (!(hit instanceof HTMLElement) || others.some((other) => other !== hit)) return undefined
  return getComputedStyle(hit).position !== 'static' && isBlank(hit) ? hit : undefined
}
