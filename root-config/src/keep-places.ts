import { placeOf } from './places.ts'

/** More would let code that removes them again and again keep the page busy forever. */
const MAX_RESTORES = 20

/** An element that has a shadow cannot get another one, which would hide its content. */
function occupyShadow(element: HTMLElement): void {
  try {
    element.attachShadow({ mode: 'closed' }).append(document.createElement('slot'))
  } catch {
    // Something else, such as a browser extension, was first.
  }
}

/**
 * Restores places that any code has removed from the page, with their content, also if it has removed the body or
 * everything. Calls `onLost` each time, and `onGivenUp` once that has happened too often.
 */
export function keepPlaces(ids: readonly string[], onLost: () => void, onGivenUp: () => void): void {
  const { documentElement: page, head, body } = document
  const places = ids.map(placeOf)
  for (const element of [body, ...places]) occupyShadow(element)
  let count = 0
  const observer = new MutationObserver(() => {
    // Code can also move them to a document that nobody sees.
    const isInPlace = page.parentNode === document && body.parentNode === page
    if (isInPlace && places.every(({ parentNode }) => parentNode === body)) return
    count += 1
    if (page.parentNode !== document) {
      // Nothing can be added beside another element.
      document.replaceChildren()
      document.append(page)
    }
    if (body.parentNode !== page) page.replaceChildren(head, body)
    body.prepend(...places)
    onLost()
    if (count < MAX_RESTORES) return
    observer.disconnect()
    onGivenUp()
  })
  for (const parent of [document, page, body]) observer.observe(parent, { childList: true })
  // They would take the listeners of the page away as well, and nothing needs them.
  const refuse = () => document
  Object.assign(document, { open: refuse, write: refuse, writeln: refuse })
}
