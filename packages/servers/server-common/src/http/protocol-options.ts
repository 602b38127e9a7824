import { correlationIdOf } from '../correlation-id.ts'
import { answerUnreadableAddress, answerUnreadableRequest } from './unreadable-request.ts'

/** As long as the address of an upload holds; a connection on which nothing moves is closed much earlier. */
const LONGEST_REQUEST_MS = 15 * 60_000
const LONGEST_SILENCE_MS = 30_000
/** Who sends a header byte by byte holds a connection for so long at most. */
const LONGEST_HEADER_MS = 10_000
const LOOK_FOR_SLOW_EVERY_MS = 2000
/** An email address, percent-encoded, may be in a path. */
const LONGEST_PARAMETER = 800

/** How long a server is patient with a request, and what it answers to one that cannot be read. */
export const protocolOptions = {
  requestTimeout: LONGEST_REQUEST_MS,
  connectionTimeout: LONGEST_SILENCE_MS,
  http: { headersTimeout: LONGEST_HEADER_MS, connectionsCheckingInterval: LOOK_FOR_SLOW_EVERY_MS },
  routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PARAMETER },
  // Requests that arrive while the server stops are still answered.
  return503OnClosing: false,
  frameworkErrors: answerUnreadableAddress,
  clientErrorHandler: answerUnreadableRequest,
  genReqId: correlationIdOf,
}
