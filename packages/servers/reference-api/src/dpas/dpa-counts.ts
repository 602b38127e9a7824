import type { countDpas } from '@portal/contract/dpas/dpa-endpoints.ts'
import type { ParsedOf, ResultOf } from '@portal/contract/endpoint.ts'
import { sql } from 'kysely'
import type { Caller } from '../access/caller.ts'
import type { Database } from '../database/tables.ts'
import { dpasMatching } from './dpa-filter.ts'

/** The numbers of DPAs that `caller` may see. */
export const countDpasFor = (
  db: Database,
  { accountId, subjectTypes }: Caller,
  filter: ParsedOf<typeof countDpas>['query'],
): Promise<ResultOf<typeof countDpas>> =>
  dpasMatching(db, accountId, filter)
    .$if(!subjectTypes.has('SRCI'), (rows) => rows.where(sql<boolean>`false`))
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.count<number>('dpa.publishedAt').as('published'),
      fn.count<number>('dpa.subjectId').distinct().as('initiators'),
    ])
    .executeTakeFirstOrThrow()
