import type { Session } from 'oidc-provider'
import type { Pool } from 'pg'
import { deleteArtifacts } from '../database/delete-artifacts.ts'
import { digest } from '../digest.ts'

interface EndingSession {
  uid: string
  /** A session has one grant per client that the operator has signed in to. */
  grantIds: readonly string[]
}

/**
 * Ends a session with everything that was issued in it: codes and refresh tokens here, and access tokens at
 * the product API.
 */
export async function endSession(database: Pool, { uid, grantIds }: EndingSession): Promise<void> {
  await deleteArtifacts(
    database,
    `(model = 'Session' and uid = $1) or grant_id = any($2) or (model = 'Grant' and id = any($3))`,
    [uid, grantIds, grantIds.map(sessionIdOf)],
  )
}

/** The grants of a session for all clients. */
export const grantsOf = ({ authorizations = {} }: Pick<Session, 'authorizations'>): string[] =>
  Object.values(authorizations).flatMap(({ grantId }) => grantId ?? [])

/** The name of a grant's session in access tokens. */
export const sessionIdOf = (grantId: string): string => digest(grantId)
