import type { Endpoint, InputOf } from '@portal/contract/endpoint.ts'
import type { RowOf } from '@portal/contract/page-of.ts'
import { type CallOptions, call } from '@portal/session'
import { pageSizes } from '@portal/ui/frame'
import { queryOptions } from '@tanstack/react-query'
import { listInput, pageIn } from './list-call.ts'

const MAX_PAGE = Math.max(...pageSizes)

export interface Reading {
  /** Called after each page with the number of rows read so far. */
  onProgress?(count: number): void
  /** Called when the list has more rows than are read. */
  onCut?(): void
  readonly signal?: AbortSignal
  readonly errors?: CallOptions['errors']
}

/** Reads all rows of a list page by page, at most `most`. Throws `ApiError`, or the signal's own error. */
export async function readAll<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  most: number,
  { onProgress, onCut, signal, errors }: Reading = {},
): Promise<RowOf<E>[]> {
  const options = { ...(signal && { signal }), ...(errors && { errors }) }
  const rows: RowOf<E>[] = []
  let cursor: string | null | undefined
  do {
    const asked = listInput<E>(input, { page: 1, pageSize: MAX_PAGE, ...(cursor && { cursor }) })
    const { items, page } = pageIn<E>(await call(endpoint, asked, options))
    rows.push(...items)
    cursor = page.nextCursor
    onProgress?.(Math.min(rows.length, most))
  } while (cursor && rows.length < most)
  if (cursor || rows.length > most) onCut?.()
  return rows.slice(0, most)
}

/** Longer lists are not useful as a choice or to look through. */
const MAX_ROWS = 5_000

/** Options for `useQuery` and related hooks that read a whole list, however many pages it has. */
export const queryForAll = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: Pick<CallOptions, 'errors'> = {},
) =>
  queryOptions<RowOf<E>[]>({
    queryKey: [endpoint.name, input, 'all'],
    queryFn: ({ signal }) => readAll(endpoint, input, MAX_ROWS, { ...options, signal }),
  })
