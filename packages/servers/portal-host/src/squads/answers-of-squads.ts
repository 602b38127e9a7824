import type { IncomingHttpHeaders } from 'node:http'

/**
 * What a call needs. Others, such as cookies, transport security or error reporting, change what the browser does for
 * the whole portal, which belongs to the host; a redirect would take the operator's token elsewhere.
 */
const KEPT = [
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-type',
  'date',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
  'x-correlation-id',
]

/** No document and no script can come from a squad's answer. */
const ONLY_DATA = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

const typeOf = (type: string | undefined) => (/script/i.test(type ?? '') ? 'text/plain' : type)

/**
 * Headers of a squad's answer as the page gets them. The answers have the origin of the portal, so they must be nothing
 * but data there, whatever the backend says.
 */
export function asData(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => KEPT.includes(name))
  const type = typeOf(headers['content-type'])
  return {
    'cache-control': 'no-store',
    ...Object.fromEntries(kept),
    ...ONLY_DATA,
    ...(type !== undefined && { 'content-type': type }),
  }
}
