import type { IncomingHttpHeaders } from 'node:http'

/** Change what the browser keeps for the whole portal, which belongs to the host. */
const ABOUT_BROWSER = ['set-cookie', 'clear-site-data', 'service-worker-allowed']

/** No document and no script can come from a squad's answer. */
const ONLY_DATA = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
}

const typeOf = (type: string | undefined) => (/script/i.test(type ?? '') ? 'text/plain' : type)

/**
 * Headers of a squad's answer as the page gets them. The answers have the origin of the portal, so they must be nothing
 * but data there, whatever the backend says.
 */
export function asData(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => !ABOUT_BROWSER.includes(name))
  const type = typeOf(headers['content-type'])
  return { ...Object.fromEntries(kept), ...ONLY_DATA, ...(type !== undefined && { 'content-type': type }) }
}
