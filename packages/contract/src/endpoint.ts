import type { z } from 'zod'
import type { Permission } from './permission-table.ts'
import type { DeclaredPermission } from './roles/declared-permission.ts'

/** The zod schemas of one operation. Separate from the endpoint, so that read-only pages load no zod. */
export interface OperationSchemas {
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly response?: z.ZodType
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** `subject.{dataKey}.update` is the permission for the data key in the path. */
export type PermissionPattern =
  | Permission
  | DeclaredPermission
  | 'subject.{dataKey}.update'
  | 'subject.{dataKey}.history'

export interface EndpointFacts {
  /** The serving service: the release service, or by default the product API. */
  readonly service?: 'releases'
  /** The squad whose own backend serves it, instead of a service of the portal (`squad-calls.ts`). */
  readonly squad?: string
  /** The permission the caller needs; any one of a list; `null` requires only a signed-in operator. */
  readonly permission: PermissionPattern | readonly Permission[] | null
  /** The subject in `subjectId` must be of a type the caller has access to. */
  readonly guardsSubject?: true
  /** Status of success; default 200. */
  readonly status?: 201 | 202 | 204
  /** Reasons beyond those every operation shares (`error-reasons.ts`). */
  readonly reasons?: readonly string[]
  /** Audit trail action of each success; for a list, the handler chooses. */
  readonly audit?: string | readonly string[]
  /** The response carries the ETag of one record, and a write honors If-Match. */
  readonly revisioned?: true
  /** Requests per operator and minute, where the general limit is too generous. */
  readonly callsPerMinute?: number
  /** Reads to invalidate after this write. */
  readonly changes?: () => readonly Endpoint[]
}

/** An operation of a service. Path parameters are written `:name`; the product API's account prefix is implied. */
export interface Endpoint<Path extends string = string, Schemas extends OperationSchemas = OperationSchemas>
  extends EndpointFacts {
  readonly name: string
  readonly method: Method
  readonly path: Path
  /** Never set: carries the schemas' types from the contract to its callers. */
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

/** The input of a call: path parameters, query and body, typed by path and schemas. */
export type InputOf<E> =
  E extends Endpoint<infer Path, infer S> ? ParamsInput<Path> & QueryInput<S> & BodyInput<S> : never

type BodyWithoutReason<S> = S extends { body: infer B extends z.ZodType }
  ? [Exclude<keyof z.input<B>, 'changeReason'>] extends [never]
    ? { body?: never }
    : { body: WithoutReason<z.input<B>> }
  : { body?: never }

/** For a body that is a union of shapes, each one separately. */
type WithoutReason<Body> = Body extends unknown ? Omit<Body, 'changeReason'> : never

/** The input of a change without its reason, for code that asks for the reason itself. */
export type ChangeOf<E> =
  E extends Endpoint<infer Path, infer S> ? ParamsInput<Path> & QueryInput<S> & BodyWithoutReason<S> : never

/** The success response; `undefined` without a body. */
export type ResultOf<E> =
  E extends Endpoint<string, infer S>
    ? S extends { response: infer R extends z.ZodType }
      ? z.output<R>
      : undefined
    : never

/** The parsed input that the server's handler receives. */
export type ParsedOf<E> =
  E extends Endpoint<infer Path, infer S>
    ? {
        params: Record<ParamName<Path>, string>
        query: S extends { query: infer Q extends z.ZodType } ? z.output<Q> : unknown
        body: S extends { body: infer B extends z.ZodType } ? z.output<B> : unknown
      }
    : never

/** Any input, for code that handles all endpoints. */
export interface AnyInput {
  readonly params?: Readonly<Record<string, string>> | undefined
  readonly query?: object | undefined
  readonly body?: unknown
}

/**
 * Makes the `endpoint` function of one noun. Endpoint names must match the schemas' names, so an operation
 * and its schemas cannot drift apart; the type import costs nothing at run time.
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

/** Fills in the path parameters, percent-encoded. Throws if one is missing. */
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

/**
 * The permissions of which the caller needs any one, or `null` if signing in is enough. A pattern without its
 * parameter covers every data key.
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
