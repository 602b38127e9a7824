import type { AccessTokenVerifier } from '@portal/server-common/access/access-token.ts'
import type { FastifyInstance } from 'fastify'
import type { Caller, CallerFinder } from '../access/caller.ts'
import type { Database } from '../database/tables.ts'
import type { ObjectStore } from '../storage/object-store.ts'
import type { SafeCopyUrl } from '../tasks/safe-copy-routes.ts'
import type { Brake, BrakeMaker } from './rate-limit.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer is a stored object, not the interface's own words. */
    carriesBytes?: boolean
    /** Name of the operation of the contract. */
    operation?: string
  }
  interface FastifyRequest {
    /** Set once it is known who calls. */
    caller: Caller | null
    /** Why the call was refused, where a token or a right was wanting. */
    refusedFor: string
    /** SHA-256 of the body as it was sent. */
    bodyDigest: string
  }
}

/** What every operation needs in order to be served. */
export interface Api {
  readonly app: FastifyInstance
  readonly db: Database
  readonly bearerOf: AccessTokenVerifier
  readonly findCaller: CallerFinder
  /** Holds for all calls of an operator together. */
  readonly brake: Brake
  readonly makeBrake: BrakeMaker
  /** Bytes outside the database: uploads, artifacts of tasks, contents of files. */
  readonly storage: ObjectStore
  readonly safeCopyUrl: SafeCopyUrl
  /** Names of the operations served so far. */
  readonly served: Set<string>
}
