import type { IncomingHttpHeaders } from 'node:http'
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { withCorrelationId } from './correlation-context.ts'

interface ReceivedCall {
  readonly method: string
  readonly headers: IncomingHttpHeaders
  readonly correlationId: string
}

/** A call in progress. */
export interface TracedCall {
  /** Runs its work: spans that begin there belong to it. */
  run<Result>(work: () => Result): Result
  /** The headers that make a call to another server part of the trace. */
  headers(): Readonly<Record<string, string>>
  /** `route` is the pattern or name of the operation: addresses contain IDs. */
  end(route: string | undefined, status: number): void
}

/** Begins the span of a received call: part of the caller's trace, or of a new one with the correlation ID as its ID. */
export function beginCall({ method, headers, correlationId }: ReceivedCall): TracedCall {
  const caller = withCorrelationId(propagation.extract(ROOT_CONTEXT, headers), correlationId)
  const span = context.with(caller, () =>
    trace.getTracer('portal').startSpan(method, {
      kind: SpanKind.SERVER,
      attributes: { 'http.request.method': method, 'portal.correlation_id': correlationId },
    }),
  )
  const own = trace.setSpan(caller, span)
  return {
    run: (work) => context.with(own, work),
    headers() {
      const headers: Record<string, string> = {}
      propagation.inject(own, headers)
      return headers
    },
    end(route, status) {
      span.setAttribute('http.response.status_code', status)
      if (route !== undefined) span.updateName(`${method} ${route}`).setAttribute('http.route', route)
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
}
