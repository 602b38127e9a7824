import type { Endpoint, OperationSchemas, ParsedOf } from '@portal/contract/endpoint.ts'
import type { z } from 'zod'
import type { Person } from '../access/person.ts'

/** One admitted call: its parsed input, who calls, and what the caller said besides. */
export type Call<E extends Endpoint> = ParsedOf<E> & {
  readonly caller: Person
  /** The caller's own token, for calls of the product API on their behalf. */
  readonly authorization: string
  /** Id of the request, in logs and for support. */
  readonly requestId: string
  /** The same for repetitions of one write; keep it with what it did, and answer a repetition the same. */
  readonly idempotencyKey: string | undefined
  /** The revision that the caller saw, as an entity tag. */
  readonly ifMatch: string | undefined
  /** Reason for deleting a record; other writes carry their reason in the body. */
  readonly changeReason: string | undefined
}

/** What a write did, for the audit trail. Never names, addresses or values: this is written to the log. */
export interface Recorded {
  /** Which of the endpoint's actions it was, if it has several. */
  readonly action?: string
  readonly entityId: string
}

export interface Answer<Body> {
  readonly body: Body
  /** Revision of the record, when the operation is about one. */
  readonly revision?: number
  /** The change; required of endpoints with `audit`. */
  readonly recorded?: Recorded
}

type BodyOf<S> = S extends { response: infer R extends z.ZodType } ? z.input<R> : undefined

export type Handler<E extends Endpoint> =
  E extends Endpoint<string, infer S extends OperationSchemas>
    ? (call: Call<E>) => Promise<Answer<BodyOf<S>>>
    : never

/** A handler without its types: they were checked when it was given. */
export type AnyHandler = { handle(call: object): Promise<Answer<unknown>> }['handle']

/** A squad's calls: its endpoints (`endpointsOfSquad`), their schemas and their handlers, under the same names. */
interface SquadCalls<Endpoints extends Readonly<Record<keyof Endpoints, Endpoint>>> {
  readonly endpoints: Endpoints
  readonly schemas: NoInfer<{ readonly [Name in keyof Endpoints]: OperationSchemas }>
  readonly handlers: NoInfer<{ readonly [Name in keyof Endpoints]: Handler<Endpoints[Name]> }>
}

/** The same without the types of each call. */
interface AnyCalls {
  readonly endpoints: Readonly<Record<string, Endpoint>>
  readonly schemas: Readonly<Record<string, OperationSchemas>>
  readonly handlers: Readonly<Record<string, AnyHandler>>
}

export interface Served {
  readonly endpoint: Endpoint
  readonly schemas: OperationSchemas
  readonly handler: AnyHandler
}

export interface SquadBackend {
  readonly squad: string
  readonly served: readonly Served[]
}

function servedBy({ endpoints, schemas, handlers }: AnyCalls): readonly Served[] {
  return Object.entries(endpoints).map(([name, endpoint]) => {
    const [handler, schema] = [handlers[name], schemas[name]]
    if (!handler || !schema) throw new Error(`${name} needs a handler and schemas of the same name.`)
    if (endpoint.guardsSubject)
      throw new Error(`${name} guards a subject, which only the product API can. Ask it in the handler.`)
    return { endpoint, schemas: schema, handler }
  })
}

/** The backend of a squad, from the handlers of its calls. Throws a sentence when they do not fit together. */
export function squadBackend<Endpoints extends Readonly<Record<keyof Endpoints, Endpoint>>>(
  calls: SquadCalls<Endpoints>,
): SquadBackend
export function squadBackend(calls: AnyCalls): SquadBackend {
  const served = servedBy(calls)
  const [squad, ...others] = new Set(served.map(({ endpoint }) => endpoint.squad))
  if (squad === undefined || others.length > 0)
    throw new Error('A backend serves the calls of one squad. Make its endpoints with endpointsOfSquad.')
  return { squad, served }
}
