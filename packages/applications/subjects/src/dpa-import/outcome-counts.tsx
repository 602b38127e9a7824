import { ROW_RESULT_LABELS, ROW_RESULTS, type RowResult } from '@portal/contract/tasks/task.ts'
import { DetailsList, formatNumber } from '@portal/ui'

/** Expected results of a check. */
const EXPECTED: Partial<Record<RowResult, string>> = {
  CREATED: 'To be created',
  UPDATED: 'To be updated',
  DELETED: 'To be deleted',
  PUBLISHED: 'To be published',
  FAILED: 'Invalid',
}

interface OutcomeCountsProps {
  readonly outcomes: Partial<Record<RowResult, number>>
  /** Nothing has been done yet. */
  readonly isExpected?: boolean
}

/** How many rows have, or will have, each result. */
export function OutcomeCounts({ outcomes, isExpected = false }: OutcomeCountsProps) {
  const items = ROW_RESULTS.filter((result) => outcomes[result]).map((result) => ({
    label: (isExpected && EXPECTED[result]) || ROW_RESULT_LABELS[result],
    value: formatNumber(outcomes[result] ?? 0),
  }))
  return <DetailsList columns={1} items={items} />
}
