import type { AccountsPool } from '@portal/accounts/account-tables.ts'
import { digest } from '@portal/accounts/digest.ts'
import {
  type Artifact,
  deleteArtifact,
  findArtifact,
  findArtifactByUid,
  renewArtifact,
  saveArtifact,
  takeOnce,
} from '@portal/accounts/sessions/artifacts.ts'
import { deleteArtifactsOfGrant } from '@portal/accounts/sessions/end-sessions.ts'
import { takeRefreshToken } from '@portal/accounts/sessions/take-refresh-token.ts'
import Provider, { type Adapter, type AdapterPayload, errors } from 'oidc-provider'

/** The refresh token that is being exchanged for another one. */
const rotatedToken = (): string | undefined => Provider.ctx?.oidc.entities.RotatedRefreshToken?.jti

/** The ids of the artifacts that each request has read. */
const readIn = new WeakMap<object, Set<string>>()

function noteRead(id: string): void {
  const request = Provider.ctx
  if (request) readIn.set(request, (readIn.get(request) ?? new Set()).add(id))
}

const wasRead = (id: string): boolean => Boolean(Provider.ctx && readIn.get(Provider.ctx)?.has(id))

/** Stores one kind of oidc-provider's artifacts in PostgreSQL. Codes and tokens are stored as hashes. */
export function createSqlAdapter(accounts: AccountsPool, model: string): Adapter {
  const keyOf = (id: string) => ({ model, id: digest(id) })
  return {
    async upsert(id, { jti: _, ...payload }, expiresIn = 0) {
      const { grantId, uid } = payload
      const rotated = rotatedToken()
      const replaced = rotated && digest(rotated)
      const artifact = { ...keyOf(id), payload, grantId, uid, expiresIn, replaced }
      // A session that was ended since this request read it must not come back.
      await (wasRead(id) ? renewArtifact(accounts, artifact) : saveArtifact(accounts, artifact))
    },
    async find(id) {
      const artifact = await findArtifact(accounts, keyOf(id))
      if (artifact) noteRead(id)
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
