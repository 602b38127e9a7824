import type { AccountsPool } from '@portal/accounts/account-tables.ts'
import { digest } from '@portal/accounts/digest.ts'
import {
  type Artifact,
  deleteArtifact,
  findArtifact,
  findArtifactByUid,
  saveArtifact,
  takeOnce,
} from '@portal/accounts/sessions/artifacts.ts'
import { deleteArtifactsOfGrant } from '@portal/accounts/sessions/end-sessions.ts'
import { takeRefreshToken } from '@portal/accounts/sessions/take-refresh-token.ts'
import Provider, { type Adapter, type AdapterPayload, errors } from 'oidc-provider'

/** The refresh token that is being exchanged for another one. */
const rotatedToken = (): string | undefined => Provider.ctx?.oidc.entities.RotatedRefreshToken?.jti

/** Stores one kind of oidc-provider's artifacts in PostgreSQL. Codes and tokens are stored as hashes. */
export function createSqlAdapter(accounts: AccountsPool, model: string): Adapter {
  const keyOf = (id: string) => ({ model, id: digest(id) })
  return {
    async upsert(id, { jti: _, ...payload }, expiresIn = 0) {
      const { grantId, uid } = payload
      const rotated = rotatedToken()
      const replaced = rotated && digest(rotated)
      await saveArtifact(accounts, { ...keyOf(id), payload, grantId, uid, expiresIn, replaced })
    },
    async find(id) {
      const artifact = await findArtifact(accounts, keyOf(id))
      return artifact && { ...toPayload(artifact), jti: id }
    },
    async findByUid(uid) {
      const artifact = await findArtifactByUid(accounts, model, uid)
      return artifact && toPayload(artifact)
    },
    // Only the device flow calls this, and it is off.
    findByUserCode: async () => undefined,
    async consume(id) {
      const isTaken =
        model === 'RefreshToken'
          ? await takeRefreshToken(accounts, digest(id))
          : await takeOnce(accounts, keyOf(id))
      // Both of two simultaneous exchanges read the token as unused; this one was later.
      if (!isTaken) throw new errors.InvalidGrant('already consumed')
    },
    destroy: (id) => deleteArtifact(accounts, keyOf(id)),
    revokeByGrantId: (grantId) => deleteArtifactsOfGrant(accounts, grantId),
  }
}

function toPayload({ payload, exp, consumed }: Artifact): AdapterPayload {
  return { ...payload, exp, ...(consumed === null ? {} : { consumed }) }
}
