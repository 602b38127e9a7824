import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import type { Pool } from 'pg'
import { deleteArtifacts } from '../database/delete-artifacts.ts'
import { digest } from '../digest.ts'
import { REFRESH_GRACE_SECONDS, takeRefreshToken } from './take-refresh-token.ts'

interface ArtifactRow {
  payload: AdapterPayload
  exp: string
  consumed: string | null
}

/** A refresh token that was just used is not treated as stolen. */
const isInGrace = `model = 'RefreshToken' and consumed_at > now() - interval '${REFRESH_GRACE_SECONDS} seconds'`
const columns = `payload, floor(extract(epoch from expires_at)) as exp,
  case when ${isInGrace} then null else floor(extract(epoch from consumed_at)) end as consumed`

/** Stores one kind of oidc-provider's artifacts in PostgreSQL. Codes and tokens are stored as hashes. */
export function createSqlAdapter(database: Pool, model: string): Adapter {
  const findWhere = async (column: 'id' | 'uid', value: string) => {
    const { rows } = await database.query<ArtifactRow>(
      `select ${columns} from identity.artifact where model = $1 and ${column} = $2`,
      [model, value],
    )
    return rows[0] && toPayload(rows[0])
  }
  return {
    async upsert(id, { jti: _, ...payload }, expiresIn = 0) {
      await database.query(
        `insert into identity.artifact (model, id, payload, grant_id, uid, expires_at)
         values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))
         on conflict (model, id) do update
           set payload = excluded.payload, grant_id = excluded.grant_id, uid = excluded.uid,
               expires_at = excluded.expires_at`,
        [model, digest(id), payload, payload.grantId ?? null, payload.uid ?? null, expiresIn],
      )
    },
    async find(id) {
      const payload = await findWhere('id', digest(id))
      return payload && { ...payload, jti: id }
    },
    findByUid: (uid) => findWhere('uid', uid),
    // Only the device flow calls this, and it is off.
    findByUserCode: async () => undefined,
    async consume(id) {
      const isTaken =
        model === 'RefreshToken'
          ? await takeRefreshToken(database, digest(id))
          : await takeOnce(database, model, digest(id))
      // Both of two simultaneous exchanges read the token as unused; this one was later.
      if (!isTaken) throw new errors.InvalidGrant('already consumed')
    },
    async destroy(id) {
      await database.query('delete from identity.artifact where model = $1 and id = $2', [model, digest(id)])
    },
    async revokeByGrantId(grantId) {
      await deleteArtifacts(database, 'grant_id = $1', [grantId])
    },
  }
}

async function takeOnce(database: Pool, model: string, id: string): Promise<boolean> {
  const { rowCount } = await database.query(
    'update identity.artifact set consumed_at = now() where model = $1 and id = $2 and consumed_at is null',
    [model, id],
  )
  return rowCount !== 0
}

function toPayload({ payload, exp, consumed }: ArtifactRow): AdapterPayload {
  return { ...payload, exp: Number(exp), ...(consumed === null ? {} : { consumed: Number(consumed) }) }
}
