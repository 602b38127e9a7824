import { importTemplates } from '@portal/contract/templates/template-endpoints.ts'
import type { ImportedRow, ImportResult } from '@portal/contract/templates/template-import-schemas.ts'
import { perform } from '@portal/portal-app'

/** Small enough for one call, however long the texts are. */
const ROWS_AT_ONCE = 20

interface Order {
  readonly subjectId: string
  readonly asDrafts: boolean
  /** Without a reason nothing is saved: it is only said what would become of the rows. */
  readonly changeReason?: string
}

/** Takes rows to the API, some at a time; answers what became of each. Throws `ApiError`. */
export async function importRows(
  rows: readonly ImportedRow[],
  { subjectId, asDrafts, changeReason }: Order,
): Promise<ImportResult[]> {
  const results: ImportResult[] = []
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const answer = await perform(importTemplates, {
      params: { subjectId },
      body: {
        rows: rows.slice(at, at + ROWS_AT_ONCE),
        asDrafts,
        ...(changeReason === undefined ? { dryRun: true } : { changeReason }),
      },
    })
    results.push(...answer.rows)
  }
  return results
}
