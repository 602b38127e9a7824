import { correlationIdOf } from '../correlation-id.ts'
import { requestTimes } from './request-times.ts'
import { answerUnreadableAddress, answerUnreadableRequest } from './unreadable-request.ts'

const MAX_SILENCE_MS = 30_000
/** A path may contain a percent-encoded email address. */
const MAX_PARAMETER_LENGTH = 800

/** A server's time limits for requests, and its answers to unreadable ones. */
export const protocolOptions = {
  ...requestTimes,
  connectionTimeout: MAX_SILENCE_MS,
  routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAMETER_LENGTH },
  // Requests that arrive while the server stops are still answered.
  return503OnClosing: false,
  frameworkErrors: answerUnreadableAddress,
  clientErrorHandler: answerUnreadableRequest,
  genReqId: correlationIdOf,
}
