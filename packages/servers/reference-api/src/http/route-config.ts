import type {} from 'fastify'

declare module 'fastify' {
  /** What a route tells the server about itself. Files with routes import this one, so that other packages know it, too. */
  interface FastifyContextConfig {
    /** The response is a stored object, not text written by the API. */
    carriesBytes?: boolean
    /** Name of the contract operation. */
    operation?: string
  }
}
