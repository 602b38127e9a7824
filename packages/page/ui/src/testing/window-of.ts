/** Gives the window of a test a width, as far as components ask for it; undefined takes it away again. */
export function windowOf(kind: 'narrow' | 'wide' | undefined): void {
  if (!kind) {
    Reflect.deleteProperty(window, 'matchMedia')
    return
  }
  const matchMedia = (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('<') === (kind === 'narrow') })
  Object.assign(window, { matchMedia })
}
