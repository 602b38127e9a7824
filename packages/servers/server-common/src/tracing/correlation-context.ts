import { type Context, context, createContextKey } from '@opentelemetry/api'

const CORRELATION_ID = createContextKey('correlation ID')

/** A context whose new traces get the correlation ID of a call as their ID. */
export const withCorrelationId = (parent: Context, correlationId: string): Context =>
  parent.setValue(CORRELATION_ID, correlationId)

/** The correlation ID of the work in progress. */
export function correlationIdHere(): string | undefined {
  const id = context.active().getValue(CORRELATION_ID)
  return typeof id === 'string' && id !== '' ? id : undefined
}
