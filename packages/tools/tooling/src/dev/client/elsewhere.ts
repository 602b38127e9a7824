/** Below it the files of bundles are served that this machine serves at another address. */
export const ELSEWHERE = '/bundles/elsewhere/'

/** Where a page finds a file that lies at another address: its own policy lets it load from nowhere else. */
export function addressHere(url: URL): string {
  const folder = new URL('.', url).href
  return `${ELSEWHERE}${btoa(folder).replaceAll('/', '_')}/${url.href.slice(folder.length)}`
}

/** The address that one made by `addressHere` stands for. Throws where it is none. */
export function addressElsewhere(path: string): URL {
  const [folder = '', file = ''] = path.slice(ELSEWHERE.length).split('/')
  return new URL(file, atob(folder.replaceAll('_', '/')))
}
