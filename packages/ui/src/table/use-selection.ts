import { useMemo, useState } from 'react'

/** Rows that an operator has picked, over all pages of one list; or all that match it, however many they are. */
export interface Selection<Row> {
  readonly rows: readonly Row[]
  /** Every row that matches the search and the filters, seen or not. */
  readonly isAll: boolean
  /** How many that are; `total` when all are. */
  readonly count: number
  has(row: Row): boolean
  toggle(row: Row): void
  /** Picks all rows of a page, or none of them when all were. */
  togglePage(rows: readonly Row[]): void
  pickAll(): void
  clear(): void
}

interface Picked<Row> {
  /** The list they belong to: another search or filter starts anew. */
  readonly query: string
  readonly rows: ReadonlyMap<string, Row>
  readonly isAll: boolean
}

/** Keeps a selection for as long as the list shows the same (`query`). */
export function useSelection<Row>(
  rowKey: (row: Row) => string,
  { query, total = 0 }: { query: string; total?: number | undefined },
): Selection<Row> {
  const [stored, setPicked] = useState<Picked<Row>>({ query, rows: new Map(), isAll: false })

  return useMemo(() => {
    const picked = stored.query === query ? stored : { query, rows: new Map<string, Row>(), isAll: false }
    const has = (row: Row) => picked.isAll || picked.rows.has(rowKey(row))
    const set = (rows: Map<string, Row>) => setPicked({ query, rows, isAll: false })

    return {
      rows: [...picked.rows.values()],
      isAll: picked.isAll,
      count: picked.isAll ? total : picked.rows.size,
      has,
      toggle(row) {
        const rows = new Map(picked.rows)
        if (!rows.delete(rowKey(row))) rows.set(rowKey(row), row)
        set(rows)
      },
      togglePage(page) {
        const rows = new Map(picked.rows)
        const all = page.every(has)
        for (const row of page) all ? rows.delete(rowKey(row)) : rows.set(rowKey(row), row)
        set(rows)
      },
      pickAll: () => setPicked({ query, rows: picked.rows, isAll: true }),
      clear: () => set(new Map()),
    }
  }, [stored, query, total, rowKey])
}
