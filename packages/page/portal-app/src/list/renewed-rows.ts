import { ApiError } from '@portal/session'
import type { Selection } from '@portal/ui/blocks'
import { fewAtATime } from '../action/few-at-a-time.ts'

interface Renewing<Row> {
  readonly selection: Selection<Row>
  rowKey(row: Row): string
  reread?(row: Row): Promise<Row>
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/**
 * Refetches the selected rows that an action changed, on any page, since their possible actions depend on
 * their current state. Deleted rows are deselected.
 */
export function useRenewSelected<Row>({ selection, rowKey, reread }: Renewing<Row>) {
  return async (tried: readonly Row[]): Promise<void> => {
    // When all matching rows are selected, each action reads them from the list.
    if (!reread || selection.isAll) return
    const rowNow = async (row: Row): Promise<readonly [string, Row | undefined]> => {
      try {
        return [rowKey(row), await reread(row)]
      } catch (error) {
        return [rowKey(row), isGone(error) ? undefined : row]
      }
    }
    selection.renew(new Map(await fewAtATime(tried, rowNow)))
  }
}
