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
    if (places.every(({ isConnected }) => isConnected)) return
    count += 1
    if (!page.isConnected) document.replaceChildren(page)
    if (!body.isConnected) page.replaceChildren(head, body)
    body.prepend(...places)
    onLost()
    if (count < MAX_RESTORES) return
    observer.disconnect()
    onGivenUp()
  })
  for (const parent of [document, page, body]) observer.observe(parent, { childList: true })
  // It would take the listeners of the page away as well, and nothing needs it.
  Object.assign(document, { open: () => document })
}
