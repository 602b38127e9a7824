import type { PersonRef } from '@portal/contract/formats.ts'
import { ApiError, fieldDetail } from '@portal/server-common/http/api-error.ts'
import { sql } from 'kysely'
import { validate as isUuid } from 'uuid'
import { breaks } from '../database/database-error.ts'
import type { Database } from '../database/tables.ts'
import { inserter, updateMany } from '../database/write-many.ts'
import { changedColumns, type DpaChange } from './changed-columns.ts'
import { type DpaRecord, type DpaRow, toDpaRow } from './dpa-row.ts'

/** The next revision of a changed DPA. */
export const revised = <Dpa extends DpaRecord>(dpa: Dpa, by: PersonRef, at = new Date()): Dpa => ({
  ...dpa,
  revision: dpa.revision + 1,
  updatedAt: at,
  updatedBy: by,
})

function refuseDuplicate(error: unknown): never {
  if (!breaks(error, 'dpa_srci_dpa_id')) throw error
  throw new ApiError('DPA_EXISTS', {
    details: [fieldDetail('/srciDpaId', 'NOT_UNIQUE', 'Another DPA of this SRCI has this ID.')],
  })
}

/** The SRCI of the DPA with this ID. Throws DPA_NOT_FOUND. */
export async function srciOfDpa(db: Database, accountId: string, id: string): Promise<string> {
  const row = isUuid(id)
    ? await db
        .selectFrom('dpa')
        .select('subjectId')
        .where('accountId', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined
  if (!row) throw new ApiError('DPA_NOT_FOUND')
  return row.subjectId
}

/** DPAs of an account, many at a time. */
export const dpasOfAccount = (db: Database, accountId: string) => ({
  /** Renders DPAs now and returns the function that inserts them, which throws DPA_EXISTS. */
  inserter: (dpas: readonly DpaRecord[]) => {
    const insert = inserter(db, 'dpa', dpas.map(toDpaRow))
    return () => insert().catch(refuseDuplicate)
  },

  /** Writes changes that have already incremented the revision. Throws DPA_EXISTS. */
  saveMany: async (changes: readonly DpaChange[]): Promise<void> => {
    const rows = changes.map(changedColumns)
    const widths = new Set(rows.map((row) => Object.keys(row).length))
    for (const width of widths) {
      const alike = rows.filter((row) => Object.keys(row).length === width)
      await updateMany(db, 'dpa', alike).catch(refuseDuplicate)
    }
  },

  removeMany: async (ids: readonly string[]): Promise<void> => {
    if (ids.length > 0)
      await db.deleteFrom('dpa').where('accountId', '=', accountId).where('id', 'in', ids).execute()
  },
})

/** DPAs of one SRCI. */
export function dpaStore(db: Database, accountId: string, subjectId: string) {
  const all = () =>
    db.selectFrom('dpa').selectAll().where('accountId', '=', accountId).where('subjectId', '=', subjectId)
  const byId = (id: string) => all().where('id', '=', id)

  const found = (row: DpaRow | undefined): DpaRow => {
    if (!row) throw new ApiError('DPA_NOT_FOUND')
    return row
  }
  const requireId = (id: string) => {
    if (!isUuid(id)) throw new ApiError('DPA_NOT_FOUND')
  }

  return {
    ...dpasOfAccount(db, accountId),

    get: async (id: string) => {
      requireId(id)
      return found(await byId(id).executeTakeFirst())
    },

    /** Blocks other writers of this DPA until the transaction ends. */
    lock: async (id: string) => {
      requireId(id)
      return found(await byId(id).forUpdate().executeTakeFirst())
    },

    /** Locks the existing ones of the named DPAs and returns them unordered. */
    lockMany: (by: 'id' | 'srciDpaId', keys: readonly string[]): Promise<DpaRow[]> => {
      const usable = by === 'id' ? keys.filter((key) => isUuid(key)) : keys
      if (usable.length === 0) return Promise.resolve([])
      const named = by === 'id' ? sql`${usable}::uuid[]` : sql`${usable}::text[]`
      // One by one: while an SRCI gets its first DPAs, PostgreSQL still expects few of them, and would look through
      // them all.
      const found = sql<string>`any(array(
        select one.id from unnest(${named}) as given(key) cross join lateral (
          select id from dpa where account_id = ${accountId} and subject_id = ${subjectId} and ${sql.ref(by)} = given.key
          limit 1
        ) as one
      ))`
      return (
        db
          .selectFrom('dpa')
          .selectAll()
          .where('accountId', '=', accountId)
          .where('id', '=', found)
          .where(by, '=', sql<string>`any(${named})`)
          // Always in the same order, so that two calls that lock many DPAs cannot deadlock.
          .orderBy('id')
          .forUpdate()
          .execute()
      )
    },
  }
}
