import { z } from 'zod'

const port = z.coerce.number().int().min(1).max(65_535)

/** Variables of every server, whatever it serves. */
export const SERVER_VARIABLES = {
  LISTEN_ADDRESS: z.string().min(1).default('localhost'),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  METRICS_PORT: port.optional(),
  METRICS_ADDRESS: z.string().min(1).default('127.0.0.1'),
}

/** How a server runs. */
export interface ServerSettings {
  /** Where it listens; `localhost` is reached from this machine only. */
  readonly listenAddress: string
  /** For how long it works on, once it is asked to end, so that balancers see that it is not ready any more. */
  readonly drainMs: number
  /** Where its figures are read; nowhere unless a port is set. */
  readonly metrics: { readonly port: number; readonly address: string } | undefined
}

/** Settings of a server that nobody else knows of. */
export const QUIET_SERVER: ServerSettings = { listenAddress: 'localhost', drainMs: 0, metrics: undefined }

export const serverSettings = (given: {
  readonly LISTEN_ADDRESS: string
  readonly DRAIN_SECONDS: number
  readonly METRICS_PORT?: number | undefined
  readonly METRICS_ADDRESS: string
}): ServerSettings => ({
  listenAddress: given.LISTEN_ADDRESS,
  drainMs: given.DRAIN_SECONDS * 1000,
  metrics:
    given.METRICS_PORT === undefined
      ? undefined
      : { port: given.METRICS_PORT, address: given.METRICS_ADDRESS },
})
