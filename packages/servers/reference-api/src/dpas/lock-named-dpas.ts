import { sql } from 'kysely'
import { validate as isUuid } from 'uuid'
import type { Database } from '../database/tables.ts'
import type { SubjectRow } from '../subjects/subject-store.ts'
import type { DpaRow } from './dpa-row.ts'
import { lockSrcis } from './srci.ts'

interface NamedDpas {
  readonly srcis: ReadonlyMap<string, SubjectRow>
  readonly dpas: ReadonlyMap<string, DpaRow>
}

/** The named DPAs of an account, or of one of its SRCIs, with their SRCIs; locked against other writers. */
export async function lockNamedDpas(
  db: Database,
  { accountId, subjectId }: { readonly accountId: string; readonly subjectId: string | null },
  ids: readonly string[],
): Promise<NamedDpas> {
  const among = sql<string>`any(${ids.filter((id) => isUuid(id))}::uuid[])`
  const named = () =>
    db
      .selectFrom('dpa')
      .where('accountId', '=', accountId)
      .where('id', '=', among)
      // Not by an index: PostgreSQL would look through all DPAs of an SRCI that it expects to have few.
      .$if(subjectId !== null, (rows) => rows.where(sql`subject_id || ''`, '=', subjectId))
  const owners = await named().select('subjectId').distinct().execute()
  const srcis = await lockSrcis(
    db,
    accountId,
    owners.map((owner) => owner.subjectId),
  )
  const dpas = await named().selectAll().orderBy('id').forUpdate().execute()
  return { srcis, dpas: new Map(dpas.map((dpa) => [dpa.id, dpa])) }
}
