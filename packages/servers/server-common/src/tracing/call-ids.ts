import { type IdGenerator, RandomIdGenerator } from '@opentelemetry/sdk-trace-node'
import { correlationIdHere } from './correlation-context.ts'

/** So that a trace is found by the ID that people see with an error and logs contain. */
export class CallIds implements IdGenerator {
  readonly #random = new RandomIdGenerator()

  generateTraceId = (): string => correlationIdHere()?.replaceAll('-', '') ?? this.#random.generateTraceId()

  generateSpanId = (): string => this.#random.generateSpanId()
}
