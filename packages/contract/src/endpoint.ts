import type { z } from 'zod'
import type { Permission } from './permission-table.ts'

/** The zod schemas of one operation. They live apart from the endpoint so that a page that only reads loads no zod. */
export interface OperationSchemas {
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly response?: z.ZodType
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** `subject.{dataKey}.update` stands for the permission of the data key named in the path. */
export type PermissionPattern = Permission | 'subject.{dataKey}.update' | 'subject.{dataKey}.history'

export interface EndpointFacts {
  /** Who answers: the service that releases, or, unless said otherwise, the product API. */
  readonly service?: 'releases'
  /** What the caller must hold; of a list any one; `null` asks for a signed-in operator only. */
  readonly permission: PermissionPattern | readonly Permission[] | null
  /** The subject named by `subjectId` must be of a type the caller has access to. */
  readonly guardsSubject?: true
  /** Status of success; 200 unless said otherwise. */
  readonly status?: 201 | 202 | 204
  /** Reasons beyond those every operation shares (`error-reasons.ts`). */
  readonly reasons?: readonly string[]
  /** Action written to the audit trail by each success; of a list, the handler says which. */
  readonly audit?: string | readonly string[]
  /** Answer carries the ETag of one record, and a write honours If-Match. */
  readonly revisioned?: true
  /** Calls that one operator may make in a minute, where the general limit is too generous. */
  readonly callsPerMinute?: number
  /** Reads that are stale after this write. */
  readonly changes?: () => readonly Endpoint[]
}

/** One operation of a service. Path parameters are written `:name`; the product API's account prefix is implied. */
export interface Endpoint<Path extends string = string, Schemas extends OperationSchemas = OperationSchemas>
  extends EndpointFacts {
  readonly name: string
  readonly method: Method
  readonly path: Path
  /** Never set: carries the types of the schemas from the contract to its callers. */
  readonly schemas?: Schemas
}

type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

type ParamsInput<Path extends string> = string extends Path
  ? { params?: Record<string, string> }
  : [ParamName<Path>] extends [never]
    ? { params?: never }
    : { params: Record<ParamName<Path>, string> }

type QueryInput<S> = S extends { query: infer Q extends z.ZodType }
  ? { query?: z.input<Q> }
  : { query?: never }
type BodyInput<S> = S extends { body: infer B extends z.ZodType } ? { body: z.input<B> } : { body?: never }

/** What a caller hands over: path parameters, query and body, typed by path and schemas. */
export type InputOf<E> =
  E extends Endpoint<infer Path, infer S> ? ParamsInput<Path> & QueryInput<S> & BodyInput<S> : never

type BodyWithoutReason<S> = S extends { body: infer B extends z.ZodType }
  ? [Exclude<keyof z.input<B>, 'changeReason'>] extends [never]
    ? { body?: never }
    : { body: WithoutReason<z.input<B>> }
  : { body?: never }

/** Of a body that is one of several shapes, each by itself. */
type WithoutReason<Body> = Body extends unknown ? Omit<Body, 'changeReason'> : never

/** The input of a change without its reason, for code that asks for the reason itself. */
export type ChangeOf<E> =
  E extends Endpoint<infer Path, infer S> ? ParamsInput<Path> & QueryInput<S> & BodyWithoutReason<S> : never

/** What a success answers; `undefined` where there is no body. */
export type ResultOf<E> =
  E extends Endpoint<string, infer S>
    ? S extends { response: infer R extends z.ZodType }
      ? z.output<R>
      : undefined
    : never

/** What reaches the server's handler: the caller's input, parsed. */
export type ParsedOf<E> =
  E extends Endpoint<infer Path, infer S>
    ? {
        params: Record<ParamName<Path>, string>
        query: S extends { query: infer Q extends z.ZodType } ? z.output<Q> : unknown
        body: S extends { body: infer B extends z.ZodType } ? z.output<B> : unknown
      }
    : never

/** Any shape of input, for code that handles all endpoints alike. */
export interface AnyInput {
  readonly params?: Readonly<Record<string, string>> | undefined
  readonly query?: unknown
  readonly body?: unknown
}

/**
 * Makes the `endpoint` function of one noun. Its names are the names of the schemas beside it, so an operation
 * and its shapes cannot drift apart, and the type import costs nothing at run time.
 */
export function endpointsTypedBy<All extends { [Name in keyof All]: OperationSchemas }>() {
  return <const Name extends keyof All & string, const Path extends string>(
    name: Name,
    line: `${Method} ${Path}`,
    facts: EndpointFacts,
  ): Endpoint<Path, All[Name]> => {
    const [method, path] = line.split(' ') as [Method, Path]
    return { ...facts, name, method, path }
  }
}

/** Fills the path parameters, percent-encoded. Throws when one is missing. */
export function pathOf(
  { path }: Pick<Endpoint, 'path'>,
  params: Readonly<Record<string, string>> = {},
): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === '') throw new Error(`${path} needs the parameter ${name}`)
    return encodeURIComponent(value)
  })
}

/** `query` as the end of an address: values that say nothing are left out, and equal queries give the same. */
export function queryString(query: unknown): string {
  const pairs = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') pairs.append(name, String(item))
    }
  }
  pairs.sort()
  const text = pairs.toString()
  return text && `?${text}`
}

/**
 * The permissions of which a caller needs any one, or `null` for "signed in is enough".
 * A pattern without its parameter stands for every data key.
 */
export function permissionsOf(
  endpoint: Endpoint,
  params: Readonly<Record<string, string>> = {},
): readonly string[] | null {
  const { permission } = endpoint
  if (permission === null) return null
  if (typeof permission !== 'string') return permission
  return [permission.replace(/\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole)]
}
