import type { IncomingHttpHeaders } from 'node:http'

/** Headers about one connection: the host frames its own answers (RFC 9110, 7.6.1). */
const OF_ONE_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/** A service's response headers without the hop-by-hop ones. */
export const withoutHopHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_ONE_HOP.includes(name)))
