import { ApiError } from '@portal/session'
import { fewAtATime } from '../action/few-at-a-time.ts'

interface Rereading<Row> {
  rowKey(row: Row): string
  reread(row: Row): Promise<Row>
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** Rereads rows that an action changed, by key; a deleted row is undefined, one that cannot be read stays. */
export async function renewedRows<Row>(
  rows: readonly Row[],
  { rowKey, reread }: Rereading<Row>,
): Promise<ReadonlyMap<string, Row | undefined>> {
  const rowNow = async (row: Row): Promise<readonly [string, Row | undefined]> => {
    try {
      return [rowKey(row), await reread(row)]
    } catch (error) {
      return [rowKey(row), isGone(error) ? undefined : row]
    }
  }
  return new Map(await fewAtATime(rows, rowNow))
}
