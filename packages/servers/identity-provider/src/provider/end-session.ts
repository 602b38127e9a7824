import type { Session } from 'oidc-provider'
import type { Pool } from 'pg'
import { deleteArtifacts } from '../database/delete-artifacts.ts'
import { digest } from '../digest.ts'

interface EndingSession {
  uid: string
  /** Each session has one grant for each client that somebody has signed in to. */
  grantIds: readonly string[]
}

/** Ends a session with all that was given in it: codes and refresh tokens here, and access tokens at the product API. */
export async function endSession(database: Pool, { uid, grantIds }: EndingSession): Promise<void> {
  await deleteArtifacts(
    database,
    `(model = 'Session' and uid = $1) or grant_id = any($2) or (model = 'Grant' and id = any($3))`,
    [uid, grantIds, grantIds.map(sessionIdOf)],
  )
}

/** The grants of a session, whichever clients they are for. */
export const grantsOf = ({ authorizations = {} }: Pick<Session, 'authorizations'>): string[] =>
  Object.values(authorizations).flatMap(({ grantId }) => grantId ?? [])

/** What access tokens call the session of a grant. */
export const sessionIdOf = (grantId: string): string => digest(grantId)
