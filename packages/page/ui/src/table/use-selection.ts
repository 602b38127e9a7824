import { useMemo, useState } from 'react'

/** Rows that an operator selected across all pages of a list; or all that match, however many. */
export interface Selection<Row> {
  readonly rows: readonly Row[]
  /** All rows that match the search and filters, loaded or not. */
  readonly isAll: boolean
  /** Rows cannot be selected or deselected: all that match are selected, or those shown belong to another query. */
  readonly isFixed: boolean
  /** The number of selected rows; `total` when all are. */
  readonly count: number
  has(row: Row): boolean
  toggle(row: Row): void
  /** Gives every row from the last toggled one to this one the state of the former, within the page. */
  extendTo(row: Row): void
  /** Moves the end of a range from a row to its neighbor. */
  moveEnd(from: Row, to: Row): void
  /** Selects all rows of a page, or deselects them when all were selected. */
  togglePage(rows: readonly Row[]): void
  pickAll(): void
  clear(): void
  /** Replaces selected rows by newer ones, by key; `undefined` removes deleted ones. */
  renew(rows: ReadonlyMap<string, Row | undefined>): void
}

interface Picked<Row> {
  /** The list's query: another search or filter clears the selection. */
  readonly query: string
  readonly rows: ReadonlyMap<string, Row>
  readonly isAll: boolean
  /** The row that was toggled last, where a range begins. */
  readonly anchor?: string | undefined
}

interface SelectionOf<Row> {
  query: string
  total?: number | undefined
  /** Rows of the page: selected ones among them are updated to their current state. */
  rows?: readonly Row[]
  /** The rows of the page are those of another query, until its own have loaded. */
  isOutdated?: boolean
}

const noRows: readonly never[] = []

/** Keeps a selection while the list shows the same `query`. */
export function useSelection<Row>(
  rowKey: (row: Row) => string,
  { query, total = 0, rows: shown = noRows, isOutdated = false }: SelectionOf<Row>,
): Selection<Row> {
  const [stored, setPicked] = useState<Picked<Row>>({ query, rows: new Map(), isAll: false })

  return useMemo(() => {
    const picked = stored.query === query ? stored : { query, rows: new Map<string, Row>(), isAll: false }
    const has = (row: Row) => picked.isAll || picked.rows.has(rowKey(row))
    const pickedAmong = (rows: readonly Row[]) =>
      rows.map((row): [string, Row] => [rowKey(row), row]).filter(([key]) => picked.rows.has(key))
    const set = (rows: Map<string, Row>, anchor = picked.anchor) =>
      setPicked({ query, rows, isAll: false, anchor })
    function toggle(row: Row) {
      const rows = new Map(picked.rows)
      if (!rows.delete(rowKey(row))) rows.set(rowKey(row), row)
      set(rows, rowKey(row))
    }
    const place = (key: string | undefined) => shown.findIndex((row) => rowKey(row) === key)
    const anchorHere = place(picked.anchor) < 0 ? undefined : picked.anchor

    return {
      rows: [...new Map([...picked.rows, ...pickedAmong(shown)]).values()],
      isAll: picked.isAll,
      isFixed: picked.isAll || isOutdated,
      count: picked.isAll ? total : picked.rows.size,
      has,
      toggle,
      extendTo(row) {
        if (anchorHere === undefined) return toggle(row)
        const rows = new Map(picked.rows)
        const isOn = rows.has(anchorHere)
        const [here, there] = [place(anchorHere), place(rowKey(row))]
        for (const one of shown.slice(Math.min(here, there), Math.max(here, there) + 1))
          isOn ? rows.set(rowKey(one), one) : rows.delete(rowKey(one))
        set(rows)
      },
      moveEnd(from, to) {
        const rows = new Map(picked.rows)
        const anchor = rows.has(rowKey(from)) ? (anchorHere ?? rowKey(from)) : rowKey(from)
        const distance = (row: Row) => Math.abs(place(rowKey(row)) - place(anchor))
        rows.set(rowKey(to), to)
        distance(to) < distance(from) ? rows.delete(rowKey(from)) : rows.set(rowKey(from), from)
        set(rows, anchor)
      },
      togglePage(page) {
        const rows = new Map(picked.rows)
        const all = page.every(has)
        for (const row of page) all ? rows.delete(rowKey(row)) : rows.set(rowKey(row), row)
        set(rows)
      },
      pickAll: () => setPicked({ query, rows: picked.rows, isAll: true }),
      clear: () => set(new Map()),
      renew: (newer) => setPicked((kept) => ({ ...kept, rows: renewed(kept.rows, newer) })),
    }
  }, [stored, query, total, shown, isOutdated, rowKey])
}

function renewed<Row>(rows: ReadonlyMap<string, Row>, newer: ReadonlyMap<string, Row | undefined>) {
  const all = new Map(rows)
  for (const [key, row] of newer) {
    if (row === undefined) all.delete(key)
    else if (all.has(key)) all.set(key, row)
  }
  return all
}
