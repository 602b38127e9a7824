import type {} from 'fastify'

declare module 'fastify' {
  /** What a route tells the server about itself. */
  interface FastifyContextConfig {
    /** The response is a stored object, not text written by the API. */
    carriesBytes?: boolean
    /** Name of the contract operation. */
    operation?: string
  }
}
