/** Sets the window width of a test, as far as components query it; undefined resets it. */
export function windowOf(kind: 'narrow' | 'wide' | undefined): void {
  if (!kind) {
    Reflect.deleteProperty(window, 'matchMedia')
    return
  }
  const matchMedia = (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('<') === (kind === 'narrow') })
  Object.assign(window, { matchMedia })
}
