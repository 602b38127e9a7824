import { isTextList, storedValue } from '../layout/stored-value.ts'
import type { ColumnChoice } from './column-choice.ts'
import type { Column } from './table-view.ts'
import type { TableState } from './use-table-state.ts'

/**
 * The columns that are shown, in their order: those of the address, else those chosen last on this device, else the
 * list's own. The column that names the row always stands first. `name` tells lists apart.
 */
export function useColumns<Row>(name: string, columns: readonly Column<Row>[], state: TableState) {
  const stored = storedValue(`portal.columns.${name}`, isTextList)
  const choosable = columns.filter(({ rowHeader }) => !rowHeader)
  const usual = choosable.filter(({ optional }) => !optional).map(({ key }) => key)
  const chosen = new Set(state.columns ?? stored.get() ?? usual)
  const standing = [...chosen].flatMap((key) => choosable.find((column) => column.key === key) ?? [])

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
  return { shown: [...columns.filter(({ rowHeader }) => rowHeader), ...standing], choice }
}
