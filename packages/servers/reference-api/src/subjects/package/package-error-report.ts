import { dpaErrorReport } from '../../dpas/bulk/dpa-error-report.ts'
import type { ErrorReport, FailedRow } from '../../tasks/row-task.ts'

/** The rows as they are in the package. */
async function* withoutPlatforms(failed: AsyncIterable<FailedRow>): AsyncGenerator<FailedRow> {
  for await (const { source, outcome } of failed) {
    const { platforms: _ofOtherRows, ...values } = source.values
    yield { source: { ...source, values }, outcome }
  }
}

const { write, ...facts } = dpaErrorReport('ndjson')

/** The failed items of a package. */
export const packageErrorReport: ErrorReport = {
  ...facts,
  write: (failed) => write(withoutPlatforms(failed)),
}
