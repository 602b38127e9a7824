import { createHash, randomBytes } from 'node:crypto'
import type { PersonRef } from '@portal/contract/formats.ts'
import type { SecretPurpose } from '@portal/contract/subjects/subject.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import type { Selectable } from 'kysely'
import { validate as isUuid, v7 as uuid } from 'uuid'
import type { Database, SecretTable } from '../database/tables.ts'

type SecretRow = Selectable<SecretTable>

/** Two, so that a new secret can be in use before the old one is revoked. */
const MAX_ACTIVE = 2
/** 256 bits are 43 characters of base64url. */
const SECRET_BYTES = 32

export const maskedSecret = (lastFour: string): string => `••••${lastFour}`

function statusOf({ revokedAt, expiresAt }: SecretRow, now: Date): 'ACTIVE' | 'REVOKED' | 'EXPIRED' {
  if (revokedAt) return 'REVOKED'
  return expiresAt && expiresAt <= now ? 'EXPIRED' : 'ACTIVE'
}

/** A secret as shown: never its value. */
export const secretView = (row: SecretRow) => ({
  secretId: row.id,
  purpose: row.purpose,
  maskedValue: maskedSecret(row.lastFour),
  status: statusOf(row, new Date()),
  createdAt: row.createdAt.toISOString(),
  createdBy: row.createdBy,
  expiresAt: row.expiresAt?.toISOString() ?? null,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
})

interface NewSecret {
  readonly purpose: SecretPurpose
  readonly expiresAt: Date | null
  readonly by: PersonRef
}

/** Secrets of one subject. The value is returned once, on creation, and is not stored. */
export function secretStore(db: Database, owner: { accountId: string; subjectId: string }) {
  const own = () =>
    db
      .selectFrom('secret')
      .selectAll()
      .where('accountId', '=', owner.accountId)
      .where('subjectId', '=', owner.subjectId)

  return {
    list: () => own().orderBy('createdAt', 'desc').orderBy('id').execute(),

    /** Throws SECRET_LIMIT. The subject must be locked, so that two callers cannot both create the last one. */
    create: async ({ purpose, expiresAt, by }: NewSecret) => {
      const now = new Date()
      const active = (await own().where('purpose', '=', purpose).execute()).filter(
        (row) => statusOf(row, now) === 'ACTIVE',
      )
      if (active.length >= MAX_ACTIVE) throw new ApiError('SECRET_LIMIT')
      const value = randomBytes(SECRET_BYTES).toString('base64url')
      const row: SecretRow = {
        ...owner,
        id: uuid(),
        purpose,
        valueHash: createHash('sha256').update(value).digest(),
        lastFour: value.slice(-4),
        createdAt: now,
        createdBy: by,
        expiresAt,
        lastUsedAt: null,
        revokedAt: null,
      }
      await db.insertInto('secret').values(row).execute()
      return { row, value }
    },

    /** Throws SECRET_NOT_FOUND, or INVALID_STATE when it is no longer in use. */
    revoke: async (secretId: string) => {
      const row = isUuid(secretId)
        ? await own().where('id', '=', secretId).forUpdate().executeTakeFirst()
        : undefined
      if (!row) throw new ApiError('SECRET_NOT_FOUND')
      if (row.revokedAt) throw new ApiError('INVALID_STATE', { message: 'The secret is already revoked.' })
      await db.updateTable('secret').set({ revokedAt: new Date() }).where('id', '=', secretId).execute()
      return row
    },
  }
}
