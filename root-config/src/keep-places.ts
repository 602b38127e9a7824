import { placeOf } from './places.ts'

/** More would let code that removes them again and again keep the page busy forever. */
const MAX_RESTORES = 20

/**
 * Restores places that any code has removed from the page, with their content. Calls `onLost` each time.
 */
export function keepPlaces(ids: readonly string[], onLost: () => void): void {
  const { body } = document
  const places = ids.map(placeOf)
  let count = 0
  const observer = new MutationObserver(() => {
    if (places.every(({ id }) => body.querySelector(`#${id}`))) return
    count += 1
    if (count === MAX_RESTORES) observer.disconnect()
    body.prepend(...places)
    onLost()
  })
  observer.observe(body, { childList: true })
}
