import type { AccessTokenVerifier } from '@portal/server-common/access/access-token.ts'
import type { FastifyInstance } from 'fastify'
import type { Caller, CallerFinder } from '../access/caller.ts'
import type { Replica } from '../database/open-replica.ts'
import type { Database } from '../database/tables.ts'
import type { ObjectStore } from '../storage/object-store.ts'
import type { SafeCopyUrl } from '../tasks/safe-copy-routes.ts'
import type { Brake, BrakeMaker } from './rate-limit.ts'
import type {} from './route-config.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the caller is known. */
    caller: Caller | null
    /** Why the call was refused for a missing token or permission. */
    refusedFor: string
    /** SHA-256 of the request body as sent. */
    bodyDigest: string
  }
}

/** What every operation needs to be served. */
export interface Api {
  readonly app: FastifyInstance
  readonly db: Database
  /** For lists; undefined when there is no replica. */
  readonly replica: Replica | undefined
  readonly bearerOf: AccessTokenVerifier
  readonly findCaller: CallerFinder
  /** Applies to all calls of an operator together. */
  readonly brake: Brake
  readonly makeBrake: BrakeMaker
  /** Bytes outside the database: uploads, task artifacts, file contents. */
  readonly storage: ObjectStore
  readonly safeCopyUrl: SafeCopyUrl
  /** Names of the operations served so far. */
  readonly served: Set<string>
}
