import { ApiError, fieldDetail } from '@portal/server-common/http/api-error.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { breaks } from '../database/database-error.ts'
import type { DataBody, Database, SubjectData } from '../database/tables.ts'

const MAX_BIN_DIGITS = 11

const Ranges = z.object({ binRanges: z.array(z.object({ low: z.string(), high: z.string() })) })

/** The card numbers in a subject's ranges, as PostgreSQL range literals. */
function rangesOf(businessData: DataBody | undefined): string[] {
  const { binRanges = [] } = Ranges.safeParse(businessData).data ?? {}
  return binRanges.map(
    ({ low, high }) => `[${low.padEnd(MAX_BIN_DIGITS, '0')},${high.padEnd(MAX_BIN_DIGITS, '9')}]`,
  )
}

interface Owner {
  readonly accountId: string
  readonly id: string
}

async function requireFree(db: Database, { accountId, id }: Owner, ranges: string[]): Promise<void> {
  const { rows } = await sql<{ index: number; name: string }>`
    select given.index::int - 1 as index, subject.name
    from unnest(${ranges}::int8range[]) with ordinality as given (range, index)
    join bin_range on bin_range.account_id = ${accountId} and bin_range.subject_id <> ${id}
      and bin_range.range && given.range
    join subject on subject.account_id = bin_range.account_id and subject.id = bin_range.subject_id
    limit 10
  `.execute(db)
  if (rows.length === 0) return
  throw new ApiError('BIN_RANGE_OVERLAP', {
    details: rows.map(({ index, name }) =>
      fieldDetail(`/binRanges/${index}`, 'BIN_RANGE_OVERLAP', `This range overlaps with one of ${name}.`),
    ),
  })
}

/**
 * Reserves the ranges of an issuer's draft and published copy, so that no other issuer can take them. Throws
 * BIN_RANGE_OVERLAP when one is taken.
 */
export async function reserveBins(
  db: Database,
  owner: Owner & { readonly draft: SubjectData; readonly published: SubjectData | null },
): Promise<void> {
  const { accountId, id, draft, published } = owner
  const drafted = rangesOf(draft.businessData)
  await requireFree(db, owner, drafted)
  const ranges = [...new Set([...drafted, ...rangesOf(published?.businessData)])]
  await db.deleteFrom('binRange').where('accountId', '=', accountId).where('subjectId', '=', id).execute()
  try {
    await sql`
      insert into bin_range (account_id, subject_id, range)
      select ${accountId}, ${id}, range from unnest(${ranges}::int8range[]) as range
    `.execute(db)
  } catch (error) {
    // Somebody else took the range between the check and the insert.
    throw breaks(error, 'bin_range_overlap') ? new ApiError('BIN_RANGE_OVERLAP') : error
  }
}
