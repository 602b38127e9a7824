/** The element of the document with an id. Throws when the document has none. */
export const placeOf = (id: string): HTMLElement => {
  const place = document.getElementById(id)
  if (!place) throw new Error(`The page has no place for ${id}.`)
  return place
}

/** A place of its own for each application, so that one still leaving is not in the way of the next. */
export function placeIn(id: string, app: string): HTMLElement {
  const name = `app:${app}`
  const known = document.getElementById(name)
  if (known) return known
  const made = Object.assign(document.createElement('div'), { id: name })
  placeOf(id).append(made)
  return made
}
