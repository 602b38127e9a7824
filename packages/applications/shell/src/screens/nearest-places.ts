import type { Place } from '../search/places.ts'

/** The edit distance of two texts: letters added, removed or replaced. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...a].entries()) {
    const next = [index + 1]
    for (let column = 1; column <= b.length; column += 1) {
      const exchanged = (row[column - 1] ?? 0) + (letter === b[column - 1] ? 0 : 1)
      next.push(Math.min(exchanged, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}

/** The distance of an address from a place; a single word may be the last part of the place's address. */
function distanceFrom(pathname: string, { to }: Place): number {
  const [word = '', ...others] = pathname.split('/').filter(Boolean)
  const whole = distance(pathname, to)
  return others.length > 0 ? whole : Math.min(whole, distance(word, to.split('/').at(-1) ?? ''))
}

/** The places most similar to an unknown address; those nearby come before distant ones. */
export function nearestPlaces(pathname: string, places: readonly Place[], count: number): Place[] {
  const isAround = ({ to }: Place) => to !== '/' && `${pathname}/`.startsWith(`${to}/`)
  const far = (place: Place) => (isAround(place) ? -place.to.length : distanceFrom(pathname, place))
  return [...places].sort((a, b) => far(a) - far(b)).slice(0, count)
}
