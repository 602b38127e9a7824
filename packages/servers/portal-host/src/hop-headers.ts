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

/** Headers of a service's answer that are about the answer and not about the connection that it came on. */
export const withoutHopHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_ONE_HOP.includes(name)))
