import type { BulkRow } from '@portal/ui/blocks'
import { useRef, useState } from 'react'

type Result = Omit<BulkRow, 'name'>

/** One result per record of a bulk action: as rendered, and the latest ones between renders. */
export function useBulkResults() {
  const [rows, setRows] = useState<readonly BulkRow[]>()
  const latest = useRef<readonly BulkRow[]>([])

  function show(next: readonly BulkRow[]) {
    latest.current = next
    setRows(next)
  }

  return {
    /** The results shown; undefined before the first run and after closing. */
    rows,
    latest: () => latest.current,
    begin: (names: readonly string[]) => show(names.map((name) => ({ name, state: 'waiting' }))),
    /** Sets the results at some indexes; `resultAt` receives the position among these indexes. */
    mark(indexes: readonly number[], resultAt: (place: number) => Result) {
      const places = new Map(indexes.map((index, place) => [index, place]))
      show(
        latest.current.map((row, index) => {
          const place = places.get(index)
          return place === undefined ? row : { name: row.name, ...resultAt(place) }
        }),
      )
    },
    close: () => setRows(undefined),
  }
}
