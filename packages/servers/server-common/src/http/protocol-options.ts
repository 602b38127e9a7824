import { correlationIdOf } from '../correlation-id.ts'
import { answerUnreadableAddress, answerUnreadableRequest } from './unreadable-request.ts'

/** As long as an upload's address is valid; an idle connection is closed much earlier. */
const LONGEST_REQUEST_MS = 15 * 60_000
const LONGEST_SILENCE_MS = 30_000
/** The longest time for sending headers, which a slow client could draw out. */
const LONGEST_HEADER_MS = 10_000
const LOOK_FOR_SLOW_EVERY_MS = 2000
/** A path may contain a percent-encoded email address. */
const LONGEST_PARAMETER = 800

/** A server's time limits for requests, and its answers to unreadable ones. */
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
