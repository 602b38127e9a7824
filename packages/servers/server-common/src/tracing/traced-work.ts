import { context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { withCorrelationId } from './correlation-context.ts'

const MAX_TEXT = 2000

async function ended<Result>(span: Span, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    // Not its message, which may contain data.
    span.setStatus({ code: SpanStatusCode.ERROR })
    throw error
  } finally {
    span.end()
  }
}

/** Runs a statement as a span of the call in progress. Its values are parameters, so its text has no data. */
export async function tracedStatement<Result>(text: string, run: () => Promise<Result>): Promise<Result> {
  if (!trace.getActiveSpan()?.isRecording()) return run()
  const operation = text.slice(0, text.search(/\s|$/)).toUpperCase()
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    'db.query.text': text.slice(0, MAX_TEXT),
  }
  return trace
    .getTracer('portal')
    .startActiveSpan(operation, { kind: SpanKind.CLIENT, attributes }, (span) => ended(span, run))
}

/** Runs work that a call asked for earlier, as part of that call's trace. */
export async function tracedWork<Result>(
  name: string,
  correlationId: string,
  run: () => Promise<Result>,
): Promise<Result> {
  return context.with(withCorrelationId(ROOT_CONTEXT, correlationId), () =>
    trace
      .getTracer('portal')
      .startActiveSpan(name, { attributes: { 'portal.correlation_id': correlationId } }, (span) =>
        ended(span, run),
      ),
  )
}
