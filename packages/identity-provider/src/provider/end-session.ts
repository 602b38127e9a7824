import type { Pool } from 'pg'
import { deleteArtifacts } from '../database/delete-artifacts.ts'
import { digest } from '../digest.ts'

interface EndingSession {
  uid: string
  /** Each session has one grant for the portal. */
  grantId: string | undefined
}

/** Ends a session with all that was given in it: codes and refresh tokens here, and access tokens at the product API. */
export async function endSession(database: Pool, { uid, grantId = '' }: EndingSession): Promise<void> {
  await deleteArtifacts(
    database,
    `(model = 'Session' and uid = $1) or grant_id = $2 or (model = 'Grant' and id = $3)`,
    [uid, grantId, sessionIdOf(grantId)],
  )
}

/** What access tokens call the session of a grant. */
export const sessionIdOf = (grantId: string): string => digest(grantId)
