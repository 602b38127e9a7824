import { ApiError } from '@portal/session'
import type { Selection } from '@portal/ui/kit'
import { fewAtATime } from '../action/few-at-a-time.ts'

interface Renewing<Row> {
  readonly selection: Selection<Row>
  rowKey(row: Row): string
  reread?(row: Row): Promise<Row>
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/**
 * Reads the selected rows again that something was done with, whichever page they are on: what is possible next depends
 * on what they are now. What is gone is no longer selected.
 */
export function useRenewSelected<Row>({ selection, rowKey, reread }: Renewing<Row>) {
  return async (tried: readonly Row[]): Promise<void> => {
    // All that match are read from the list whenever something is done with them.
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
