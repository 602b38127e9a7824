import { ApiError } from '@portal/server-common/http/api-error.ts'
import { sql } from 'kysely'
import { type RowOutcome, refused } from '../../tasks/row-outcome.ts'
import type { RowDifference, RowPlan } from '../../tasks/row-task.ts'
import type { ImportContext } from './import-subject.ts'

/** The import of some rows of a package. */
export interface PackageImport extends ImportContext {
  /** Plans of DPAs; they write when all rows have been planned. */
  readonly dpaPlans: RowPlan[]
  /** Records the differences that the rows make. */
  readonly differences: RowDifference[]
  /** Records the revisions of the local subjects and templates they were compared with. */
  readonly compared: Record<string, number>
}

export const isCheck = ({ task }: Pick<PackageImport, 'task'>): boolean => task.status === 'VALIDATING'

/** Runs `work` and undoes its writes when it fails. */
export async function undone<Result>(
  { db, entries }: PackageImport,
  work: () => Promise<Result>,
): Promise<Result> {
  const kept = entries.length
  await sql`savepoint package_row`.execute(db)
  try {
    return await work()
  } catch (error) {
    await sql`rollback to savepoint package_row`.execute(db)
    entries.length = kept
    throw error
  }
}

/** The outcome of a row, also when the row is rejected. */
export async function outcomeOf(
  facts: { row: number; action: string },
  work: () => Promise<RowOutcome>,
): Promise<RowOutcome> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const [detail] = error.details
    return refused(facts, {
      reason: detail?.reason ?? error.reason,
      message: detail?.message ?? error.message,
      field: detail?.source ?? '',
    })
  }
}
