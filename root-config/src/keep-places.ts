import { placeOf } from './places.ts'

/** More would let code that removes them again and again keep the page busy forever. */
const MAX_RESTORES = 20

/**
 * Restores places that any code has removed from the page, with their content, also if it has removed the body.
 * Calls `onLost` each time.
 */
export function keepPlaces(ids: readonly string[], onLost: () => void): void {
  const { documentElement: page, head, body } = document
  const places = ids.map(placeOf)
  let count = 0
  const observer = new MutationObserver(() => {
    if (places.every(({ isConnected }) => isConnected)) return
    count += 1
    if (count === MAX_RESTORES) observer.disconnect()
    if (!body.isConnected) page.replaceChildren(head, body)
    body.prepend(...places)
    onLost()
  })
  for (const parent of [page, body]) observer.observe(parent, { childList: true })
  // It would take the listeners of the page away as well, and nothing needs it.
  Object.assign(document, { open: () => document })
}
