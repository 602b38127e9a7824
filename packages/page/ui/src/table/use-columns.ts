import { isTextList, storedValue } from '../layout/stored-value.ts'
import type { ColumnChoice } from './column-choice.ts'
import type { Column } from './table-view.ts'
import type { TableState } from './use-table-state.ts'

/**
 * The visible columns in order: from the address, or the last choice on this device, or the list's default.
 * The row's header is always first. `isChosen`: they are a choice, so all of them are to be shown. `name`
 * identifies the list.
 */
export function useColumns<Row>(name: string, columns: readonly Column<Row>[], state: TableState) {
  const stored = storedValue(`portal.columns.${name}`, isTextList)
  const choosable = columns.filter(({ rowHeader }) => !rowHeader)
  const usual = choosable.filter(({ optional }) => !optional).map(({ key }) => key)
  const chosen = state.columns ?? stored.get()
  const standing = [...new Set(chosen ?? usual)].flatMap(
    (key) => choosable.find((column) => column.key === key) ?? [],
  )

  const choice: ColumnChoice = {
    columns: choosable,
    shown: standing.map(({ key }) => key),
    usual,
    choose(keys) {
      const isUsual = keys.join() === usual.join()
      stored.set(isUsual ? undefined : [...keys])
      state.setColumns(isUsual ? undefined : keys)
    },
  }
  const shown = [...columns.filter(({ rowHeader }) => rowHeader), ...standing]
  return { shown, isChosen: chosen !== undefined, choice }
}
