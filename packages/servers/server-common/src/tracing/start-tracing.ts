import type { ServerName } from '../log.ts'
import type { ServerSettings } from '../server-settings.ts'

export interface Tracing {
  /** Sends what is left. */
  stop(): Promise<void>
}

/**
 * Sends the traces of this process to an OpenTelemetry collector, if one is configured. Other `OTEL_` variables of
 * the SDK also apply, such as those for sampling.
 */
export async function startTracing(
  service: ServerName,
  { tracesUrl }: Pick<ServerSettings, 'tracesUrl'>,
): Promise<Tracing> {
  if (tracesUrl === undefined) return { stop: async () => undefined }
  // Servers that send no traces do not load the SDK.
  const { exportTraces } = await import('./export-traces.ts')
  return exportTraces(service, tracesUrl)
}
