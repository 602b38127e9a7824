import { ROW_RESULTS, type RowResult } from '@portal/contract/tasks/task.ts'
import { DetailsList, formatNumber } from '@portal/ui'
import { resultLabel } from '../task/result-label.ts'

interface OutcomeCountsProps {
  readonly outcomes: Partial<Record<RowResult, number>>
  /** Nothing has been done yet. */
  readonly isExpected?: boolean
}

/** How many rows have, or will have, each result. */
export function OutcomeCounts({ outcomes, isExpected = false }: OutcomeCountsProps) {
  const items = ROW_RESULTS.filter((result) => outcomes[result]).map((result) => ({
    label: resultLabel(result, isExpected),
    value: formatNumber(outcomes[result] ?? 0),
  }))
  return <DetailsList columns={1} items={items} />
}
