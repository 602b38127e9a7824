import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { z } from 'zod'

const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(
    z.object({ key: z.string(), value: z.looseObject({ stringValue: z.string().optional() }) }),
  ),
})
export type Span = z.output<typeof Span>

/** What an exporter sends by the OpenTelemetry protocol over HTTP. */
const Sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: Span.pick({ attributes: true }),
      scopeSpans: z.array(z.object({ spans: z.array(Span) })),
    }),
  ),
})

/** The text of an attribute. */
export const attributeOf = ({ attributes }: Pick<Span, 'attributes'>, name: string): string | undefined =>
  attributes.find(({ key }) => key === name)?.value.stringValue

export interface TraceCollector {
  readonly url: string
  /** The spans that a server has sent, with its name. */
  spans(): readonly (Span & { readonly server: string | undefined })[]
  stop(): Promise<void>
}

/** Receives traces as an OpenTelemetry collector does. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const received: z.output<typeof Sent>[] = []
  const server = createServer(async (request, response) => {
    received.push(Sent.parse(JSON.parse(await text(request))))
    response.setHeader('content-type', 'application/json').end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () =>
      received.flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ resource, scopeSpans }) => {
          const name = attributeOf(resource, 'service.name')
          return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, server: name })))
        }),
      ),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
