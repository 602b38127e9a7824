import type { Endpoint, OperationSchemas, ParsedOf } from '@portal/contract/endpoint.ts'
import type { z } from 'zod'
import type { Caller } from '../access/caller.ts'
import type { Recorded } from '../database/audit.ts'
import type { Database } from '../database/tables.ts'

/** One admitted call of an operation. */
type Call<E extends Endpoint> = ParsedOf<E> & {
  readonly caller: Caller
  /** Id of the request, in logs and for support. */
  readonly requestId: string
  /** A transaction when the operation changes something. */
  readonly db: Database
  /** Reason for deleting a record; other writes carry their reason in the body. */
  readonly changeReason: string | undefined
  readonly ifMatch: string | undefined
  readonly ifNoneMatch: string | undefined
}

type ResponseOf<S> = S extends { response: infer R extends z.ZodType } ? z.input<R> : undefined

/** What a handler returns: the body, and facts about the record and the change. */
export interface Answer<Body> {
  readonly body: Body
  /** Revision of the record, when the operation is about one. */
  readonly revision?: number
  /** Parts of the body change without a new revision, so it is always sent, whatever If-None-Match says. */
  readonly isLively?: true
  /** Path of a created record, below the account. */
  readonly location?: string
  /** The change, or several, for the audit trail. */
  readonly recorded?: Recorded | readonly Recorded[]
}

export type Handler<E extends Endpoint> =
  E extends Endpoint<string, infer S extends OperationSchemas>
    ? (call: Call<E>) => Promise<Answer<ResponseOf<S>>>
    : never
