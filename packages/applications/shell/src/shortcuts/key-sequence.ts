/** The meaning of a key: help, a jump with its second letter, or none. */
export type Heard = { readonly kind: 'help' } | { readonly kind: 'jump'; readonly key: string } | undefined

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>

const TYPING = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/** Whether a key was pressed alone, outside of text fields. */
const isPlain = ({ ctrlKey, metaKey, altKey, target }: Press) =>
  !ctrlKey && !metaKey && !altKey && !(target instanceof Element && target.closest(TYPING))

/** Recognizes `?`, and `g` followed by a letter within `timeoutMs`. */
export function keySequence(timeoutMs = 1_500) {
  let begunAt = Number.NEGATIVE_INFINITY
  return (event: Press, now = Date.now()): Heard => {
    if (!isPlain(event)) return undefined
    const isSecond = now - begunAt <= timeoutMs
    begunAt = Number.NEGATIVE_INFINITY
    if (isSecond) return { kind: 'jump', key: event.key }
    if (event.key === '?') return { kind: 'help' }
    if (event.key === 'g') begunAt = now
    return undefined
  }
}
