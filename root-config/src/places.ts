/** Ids of the places for screens and for the frame. */
export const SCREEN = 'portal-screen'
export const FRAME = 'portal-shell'

/** The element with an id. Throws when the document has none. */
export const placeOf = (id: string): HTMLElement => {
  const place = document.getElementById(id)
  if (!place) throw new Error(`The page has no place for ${id}.`)
  return place
}

/** A separate element for each application, so that one still unmounting does not block the next. */
export function placeIn(id: string, app: string): HTMLElement {
  const name = `app:${app}`
  const known = document.getElementById(name)
  if (known) return known
  const made = Object.assign(document.createElement('div'), { id: name })
  placeOf(id).append(made)
  return made
}
