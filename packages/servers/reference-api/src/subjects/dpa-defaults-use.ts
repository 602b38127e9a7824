import { OPTION_NAMES } from '@portal/contract/dpas/dpa-schemas.ts'
import { flatOptions, type OptionLayer } from '@portal/contract/dpas/effective-options.ts'
import type { DpaDefaultsUse } from '@portal/contract/subjects/dpa-defaults-schemas.ts'
import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'

interface Initiator {
  readonly id: string
  readonly dpaCount: number
  readonly config: OptionLayer | null
}

/** How many DPAs of an SRCI set an option themselves. */
interface Own {
  readonly subjectId: string
  readonly name: string
  readonly count: number
}

const initiatorsOf = async (db: Database, accountId: string): Promise<readonly Initiator[]> =>
  (
    await sql<Initiator>`
      select id, dpa_count, draft -> 'defaultDpaConfig' as config from subject
      where account_id = ${accountId} and type = 'SRCI'
    `.execute(db)
  ).rows

const ownOptionsOf = async (db: Database, accountId: string): Promise<readonly Own[]> =>
  (
    await sql<Own>`
      select subject_id, name, count(*) from dpa, lateral (
        select 'options.' || key as name from jsonb_object_keys(coalesce(draft -> 'options', '{}')) as key
        union all select key from jsonb_object_keys(draft - 'options') as key where key = any(${OPTION_NAMES})
      ) as own
      where account_id = ${accountId} and own_options > 0
      group by subject_id, name
    `.execute(db)
  ).rows

/**
 * How many DPAs each system default applies to, by their drafts. Computed from counts, since going through the DPAs
 * takes long.
 */
export async function dpaDefaultsUse(db: Database, accountId: string): Promise<DpaDefaultsUse> {
  const [initiators, own] = await Promise.all([initiatorsOf(db, accountId), ownOptionsOf(db, accountId)])
  const ownCounts = new Map(own.map(({ subjectId, name, count }) => [`${subjectId} ${name}`, count]))
  const layers = initiators.map(({ config, ...initiator }) => ({
    ...initiator,
    set: flatOptions(config ?? {}),
  }))
  const dpas = initiators.reduce((sum, { dpaCount }) => sum + dpaCount, 0)

  function countsOf(name: string): DpaDefaultsUse['options'][number] {
    const found = { name, inheriting: 0, initiators: 0, dpas: 0 }
    for (const { id, dpaCount, set } of layers) {
      const setByDpa = ownCounts.get(`${id} ${name}`) ?? 0
      found.dpas += setByDpa
      if (name in set) found.initiators += 1
      else found.inheriting += dpaCount - setByDpa
    }
    return found
  }

  return { dpas, initiators: initiators.length, options: OPTION_NAMES.map(countsOf) }
}
