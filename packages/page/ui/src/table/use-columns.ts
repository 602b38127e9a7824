import { isTextList, storedValue } from '../layout/stored-value.ts'
import type { ColumnChoice, ColumnWidths } from './column-choice.ts'
import { entryOf, keyOf, widthOf } from './column-entry.ts'
import type { Column } from './table-view.ts'
import type { TableState } from './use-table-state.ts'

/**
 * The visible columns in order: from the address, or the last choice on this device, or the list's default.
 * The row's header is always first. `name` identifies the list.
 */
export function useColumns<Row>(name: string, columns: readonly Column<Row>[], state: TableState) {
  const stored = storedValue(`portal.columns.${name}`, isTextList)
  const choosable = columns.filter(({ rowHeader }) => !rowHeader)
  const header = columns.find(({ rowHeader }) => rowHeader)
  const usual = choosable.filter(({ optional }) => !optional).map(({ key }) => key)
  const chosen = state.columns ?? stored.get()
  const visible = [...new Set((chosen ?? usual).map(keyOf))].flatMap(
    (key) => choosable.find((column) => column.key === key) ?? [],
  )

  const choice: ColumnChoice = {
    header,
    columns: choosable,
    shown: visible.map(({ key }) => key),
    usual,
    isChosen: chosen !== undefined,
    widths: widthsIn(chosen ?? []),
    choose(keys, widths) {
      const sized = header && widths?.[header.key] ? [header.key] : []
      const entries = [...sized, ...keys].map((key) => entryOf(key, widths?.[key]))
      const changed = entries.join() === usual.join() ? undefined : entries
      stored.set(changed)
      state.setColumns(changed)
    },
  }
  return { shown: [...(header ? [header] : []), ...visible], choice }
}

function widthsIn(entries: readonly string[]): ColumnWidths | undefined {
  const sized = entries.flatMap((entry) => {
    const width = widthOf(entry)
    return width ? [[keyOf(entry), width] as const] : []
  })
  return sized.length > 0 ? Object.fromEntries(sized) : undefined
}
