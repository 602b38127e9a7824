import { USUAL_HEADERS } from './header-limits.ts'
import { readCookies } from './session-cookies.ts'

const OWN = /^__Host-(Http-)?portal-/
/** Proxies limit the size of a response's headers. */
const MAX_PER_PAGE = 100

/**
 * Headers that remove other applications’ cookies from a browser that sends more than servers usually accept.
 * Only their names are known, so those with another path or domain stay.
 */
export function removeForeignCookies(header = ''): string[] {
  if (header.length <= USUAL_HEADERS) return []
  const foreign = [...readCookies(header).keys()].filter((name) => !OWN.test(name))
  return foreign.slice(0, MAX_PER_PAGE).map((name) => `${name}=; Path=/; Secure; Max-Age=0`)
}
