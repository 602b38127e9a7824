import { placeOf } from './places.ts'

/** Code that removes them again and again would otherwise keep the page busy forever. */
const MOST = 20

/**
 * Puts places back that any code has removed from the page, with what is shown in them. `onLost` is called
 * each time.
 */
export function keepPlaces(ids: readonly string[], onLost: () => void): void {
  const { body } = document
  const places = ids.map(placeOf)
  let count = 0
  const observer = new MutationObserver(() => {
    if (places.every(({ id }) => body.querySelector(`#${id}`))) return
    count += 1
    if (count === MOST) observer.disconnect()
    body.prepend(...places)
    onLost()
  })
  observer.observe(body, { childList: true })
}
