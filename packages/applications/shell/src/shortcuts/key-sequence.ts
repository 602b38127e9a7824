/** What a key comes to: help, a jump by its second letter, or nothing. */
export type Heard = { readonly kind: 'help' } | { readonly kind: 'jump'; readonly key: string } | undefined

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>

const TYPING = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/** Letters that are typed into a field, or pressed together with others, are no shortcuts. */
const isPlain = ({ ctrlKey, metaKey, altKey, target }: Press) =>
  !ctrlKey && !metaKey && !altKey && !(target instanceof Element && target.closest(TYPING))

/** Listens for `?` and for `g` followed by a letter within a short time. */
export function keySequence(patienceMs = 1_500) {
  let begunAt = Number.NEGATIVE_INFINITY
  return (event: Press, now = Date.now()): Heard => {
    if (!isPlain(event)) return undefined
    const isSecond = now - begunAt <= patienceMs
    begunAt = Number.NEGATIVE_INFINITY
    if (isSecond) return { kind: 'jump', key: event.key }
    if (event.key === '?') return { kind: 'help' }
    if (event.key === 'g') begunAt = now
    return undefined
  }
}
