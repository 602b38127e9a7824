/** Path under which files are proxied from other addresses on this machine. */
export const ELSEWHERE = '/bundles/elsewhere/'

/** The proxied address of a file: the page's policy only allows its own origin. */
export function addressHere(url: URL): string {
  const folder = new URL('.', url).href
  return `${ELSEWHERE}${btoa(folder).replaceAll('/', '_')}/${url.href.slice(folder.length)}`
}

/** The address behind one made by `addressHere`. Throws when it is invalid. */
export function addressElsewhere(path: string): URL {
  const [folder = '', file = ''] = path.slice(ELSEWHERE.length).split('/')
  return new URL(file, atob(folder.replaceAll('_', '/')))
}
