/** As long as an upload's address is valid; an idle connection is closed much earlier. */
const MAX_REQUEST_MS = 15 * 60_000
/** The longest time for sending headers, which a slow client could draw out. */
const MAX_HEADER_MS = 10_000
const LOOK_FOR_SLOW_EVERY_MS = 2000

/** How long a server waits for the headers of a request. */
export const headerTimes = {
  headersTimeout: MAX_HEADER_MS,
  connectionsCheckingInterval: LOOK_FOR_SLOW_EVERY_MS,
}

/**
 * How long a server waits for a request. Without `pluginTimeout`, Fastify would break off a server that closes after
 * ten seconds, even while it drains or finishes calls.
 */
export const requestTimes = { requestTimeout: MAX_REQUEST_MS, pluginTimeout: 0, http: headerTimes }
