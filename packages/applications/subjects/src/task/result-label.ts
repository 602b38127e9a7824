import { ROW_RESULT_LABELS, type RowResult } from '@portal/contract/tasks/task.ts'

const EXPECTED: Partial<Record<RowResult, string>> = {
  CREATED: 'To be created',
  UPDATED: 'To be updated',
  DELETED: 'To be deleted',
  PUBLISHED: 'To be published',
  FAILED: 'Invalid',
}

/** A result of rows in words; `isExpected` while the task was only checked. */
export const resultLabel = (result: RowResult, isExpected: boolean): string =>
  (isExpected && EXPECTED[result]) || ROW_RESULT_LABELS[result]
