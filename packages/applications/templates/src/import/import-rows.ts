import { importTemplates } from '@portal/contract/templates/template-endpoints.ts'
import type { ImportedRow, ImportResult } from '@portal/contract/templates/template-import-schemas.ts'
import { perform } from '@portal/portal-app'

/** Small enough for one request, even with long texts. */
const ROWS_AT_ONCE = 20

interface Order {
  readonly subjectId: string
  readonly asDrafts: boolean
  /** Without a reason, the API only checks the rows and saves nothing. */
  readonly changeReason?: string
}

/** The results of rows with a new or changed template. */
export const changesIn = (results: readonly ImportResult[]): ImportResult[] =>
  results.filter(({ outcome }) => outcome === 'CREATED' || outcome === 'CHANGED')

/** Sends rows to the API in batches; returns the result of each. Throws `ApiError`. */
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
