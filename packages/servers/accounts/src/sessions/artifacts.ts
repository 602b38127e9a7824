import { type RawBuilder, sql } from 'kysely'
import type { AccountsDatabase } from '../account-tables.ts'
import { isInGrace, newFamilyOf } from './take-refresh-token.ts'

/** What oidc-provider stores. */
export interface Artifact {
  readonly payload: object
  /** When it expires and when it was used, in seconds. A refresh token that was just used counts as unused. */
  readonly exp: number
  readonly consumed: number | null
}

/** `id` is the digest of the code or token. */
export interface ArtifactKey {
  readonly model: string
  readonly id: string
}

interface NewArtifact extends ArtifactKey {
  readonly payload: object
  readonly grantId: string | undefined
  readonly uid: string | undefined
  readonly expiresIn: number
  /** The id of the refresh token that this one replaces. */
  readonly replaced?: string | undefined
}

const seconds = (moment: RawBuilder<unknown>) => sql<number>`floor(extract(epoch from ${moment}))::float8`

const artifacts = (db: AccountsDatabase, model: string) =>
  db
    .selectFrom('identity.artifact')
    .select('payload')
    .select(seconds(sql`expires_at`).as('exp'))
    .select(
      sql<number | null>`case when ${isInGrace} then null else ${seconds(sql`consumed_at`)} end`.as(
        'consumed',
      ),
    )
    .where('model', '=', model)

export const findArtifact = (
  db: AccountsDatabase,
  { model, id }: ArtifactKey,
): Promise<Artifact | undefined> => artifacts(db, model).where('id', '=', id).executeTakeFirst()

export const findArtifactByUid = (
  db: AccountsDatabase,
  model: string,
  uid: string,
): Promise<Artifact | undefined> => artifacts(db, model).where('uid', '=', uid).executeTakeFirst()

const contentOf = ({ payload, grantId, uid, expiresIn }: NewArtifact) => ({
  payload,
  grantId: grantId ?? null,
  uid: uid ?? null,
  expiresAt: sql<Date>`now() + make_interval(secs => ${expiresIn})`,
})

export async function saveArtifact(db: AccountsDatabase, artifact: NewArtifact): Promise<void> {
  const { model, id, replaced } = artifact
  const content = contentOf(artifact)
  await db
    .insertInto('identity.artifact')
    .values({ model, id, family: model === 'RefreshToken' ? newFamilyOf(id, replaced) : null, ...content })
    .onConflict((row) => row.columns(['model', 'id']).doUpdateSet(content))
    .execute()
}

/** Saves an artifact that was read before, unless it has been deleted since. */
export async function renewArtifact(db: AccountsDatabase, artifact: NewArtifact): Promise<void> {
  await db
    .updateTable('identity.artifact')
    .set(contentOf(artifact))
    .where('model', '=', artifact.model)
    .where('id', '=', artifact.id)
    .execute()
}

export async function deleteArtifact(db: AccountsDatabase, { model, id }: ArtifactKey): Promise<void> {
  await db.deleteFrom('identity.artifact').where('model', '=', model).where('id', '=', id).execute()
}

/** Marks an artifact as used; false when it was used before. */
export async function takeOnce(db: AccountsDatabase, { model, id }: ArtifactKey): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('identity.artifact')
    .set({ consumedAt: sql<Date>`now()` })
    .where('model', '=', model)
    .where('id', '=', id)
    .where('consumedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function deleteExpiredArtifacts(db: AccountsDatabase): Promise<void> {
  await db.deleteFrom('identity.artifact').where('expiresAt', '<', sql<Date>`now()`).execute()
}
