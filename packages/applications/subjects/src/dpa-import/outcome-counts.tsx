import { ROW_RESULT_LABELS, ROW_RESULTS, type RowResult } from '@portal/contract/tasks/task.ts'
import { DetailsList, formatNumber } from '@portal/ui'

/** Of a check: what would become of rows. */
const EXPECTED: Partial<Record<RowResult, string>> = {
  CREATED: 'To be created',
  UPDATED: 'To be updated',
  DELETED: 'To be deleted',
  PUBLISHED: 'To be published',
  FAILED: 'Not valid',
}

interface OutcomeCountsProps {
  readonly outcomes: Partial<Record<RowResult, number>>
  /** Nothing has been done yet. */
  readonly isExpected?: boolean
}

/** How many rows had, or would have, which result. */
export function OutcomeCounts({ outcomes, isExpected = false }: OutcomeCountsProps) {
  const items = ROW_RESULTS.filter((result) => outcomes[result]).map((result) => ({
    label: (isExpected && EXPECTED[result]) || ROW_RESULT_LABELS[result],
    value: formatNumber(outcomes[result] ?? 0),
  }))
  return <DetailsList columns={1} items={items} />
}
