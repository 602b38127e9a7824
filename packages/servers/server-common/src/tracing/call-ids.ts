import { type IdGenerator, RandomIdGenerator } from '@opentelemetry/sdk-trace-node'
import { correlationIdHere } from './correlation-context.ts'

/** Uses the correlation ID, which errors and logs show, as the trace ID. */
export class CallIds implements IdGenerator {
  readonly #random = new RandomIdGenerator()

  generateTraceId = (): string => correlationIdHere()?.replaceAll('-', '') ?? this.#random.generateTraceId()

  generateSpanId = (): string => this.#random.generateSpanId()
}
