import { z } from 'zod'

const port = z.coerce.number().int().min(1).max(65_535)

/** Variables of every server. */
export const SERVER_VARIABLES = {
  LISTEN_ADDRESS: z.string().min(1).default('localhost'),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  METRICS_PORT: port.optional(),
  METRICS_ADDRESS: z.string().min(1).default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
}

/** How a server runs. */
export interface ServerSettings {
  /** Where it listens; `localhost` can be reached only from this machine. */
  readonly listenAddress: string
  /** How long it keeps running once it is stopped, so that balancers notice that it is not ready. */
  readonly drainMs: number
  /** Where its metrics are served; nowhere unless a port is set. */
  readonly metrics: { readonly port: number; readonly address: string } | undefined
  /** The collector of its traces; without one, nothing is traced. */
  readonly tracesUrl?: string | undefined
}

/** Settings of a server for this machine only, without metrics. */
export const QUIET_SERVER: ServerSettings = { listenAddress: 'localhost', drainMs: 0, metrics: undefined }

export const serverSettings = (given: {
  readonly LISTEN_ADDRESS: string
  readonly DRAIN_SECONDS: number
  readonly METRICS_PORT?: number | undefined
  readonly METRICS_ADDRESS: string
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
}): ServerSettings => ({
  listenAddress: given.LISTEN_ADDRESS,
  drainMs: given.DRAIN_SECONDS * 1000,
  metrics:
    given.METRICS_PORT === undefined
      ? undefined
      : { port: given.METRICS_PORT, address: given.METRICS_ADDRESS },
  tracesUrl: given.OTEL_EXPORTER_OTLP_ENDPOINT,
})
