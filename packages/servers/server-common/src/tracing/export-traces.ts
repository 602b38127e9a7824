import { context, DiagLogLevel, diag, propagation, trace } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { log, type ServerName } from '../log.ts'
import { CallIds } from './call-ids.ts'
import type { Tracing } from './start-tracing.ts'

/** How long a stopping server waits for an unreachable collector. */
const TIMEOUT_MS = 2000

/** Logs only the first failure: while the collector is unreachable, one occurs every few seconds. */
function logFirstFailure(url: string): void {
  let isLogged = false
  const nothing = () => undefined
  const error = () => {
    if (!isLogged) log.warn('traces', { message: `Traces cannot be sent to ${new URL(url).origin}.` })
    isLogged = true
  }
  diag.setLogger(
    { error, warn: nothing, info: nothing, debug: nothing, verbose: nothing },
    DiagLogLevel.ERROR,
  )
}

/** Sends the traces of this process to a collector until it is stopped. */
export function exportTraces(service: ServerName, tracesUrl: string): Tracing {
  const url = new URL('v1/traces', tracesUrl.endsWith('/') ? tracesUrl : `${tracesUrl}/`).href
  logFirstFailure(url)
  const provider = new NodeTracerProvider({
    idGenerator: new CallIds(),
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': service }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url, timeoutMillis: TIMEOUT_MS }))],
  })
  provider.register({ propagator: new W3CTraceContextPropagator() })
  return {
    async stop() {
      await provider.shutdown().catch(() => undefined)
      for (const part of [trace, context, propagation]) part.disable()
    },
  }
}
