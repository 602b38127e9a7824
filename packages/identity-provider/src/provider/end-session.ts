import type { Session } from 'oidc-provider'
import type { Pool } from 'pg'
import { digest } from '../digest.ts'

type GivenIn = Pick<Session, 'grantIdFor' | 'destroy'>

/** Ends a session with all that was given in it: codes and refresh tokens here, and access tokens at the product API. */
export async function endSession(database: Pool, clientId: string, session: GivenIn): Promise<void> {
  const grantId = session.grantIdFor(clientId)
  await session.destroy()
  if (!grantId) return
  await database.query(`delete from identity.artifact where grant_id = $1 or (model = 'Grant' and id = $2)`, [
    grantId,
    sessionIdOf(grantId),
  ])
}

/** What access tokens call the session of a grant: each session has one. */
export const sessionIdOf = (grantId: string): string => digest(grantId)
