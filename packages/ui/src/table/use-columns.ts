import { isTextList, storedValue } from '../layout/stored-value.ts'
import type { MenuEntry } from '../menu/menu-entry.ts'
import type { Column } from './table-view.ts'
import type { TableState } from './use-table-state.ts'

/**
 * The columns that are shown: those of the address, else those chosen last on this device, else the list's own. The
 * column that names the row always stays. `name` tells lists apart.
 */
export function useColumns<Row>(name: string, columns: readonly Column<Row>[], state: TableState) {
  const stored = storedValue(`portal.columns.${name}`, isTextList)
  const choosable = columns.filter(({ rowHeader }) => !rowHeader)
  const usual = choosable.filter(({ optional }) => !optional).map(({ key }) => key)
  const chosen = state.columns ?? stored.get() ?? usual
  const isShown = ({ key, rowHeader }: Column<Row>) => rowHeader || chosen.includes(key)

  function choose(keys: readonly string[]) {
    const isUsual = keys.join() === usual.join()
    stored.set(isUsual ? undefined : [...keys])
    state.setColumns(isUsual ? undefined : keys)
  }

  const entries = choosable.map((column): MenuEntry => {
    const { key, label } = column
    const toggled = (one: Column<Row>) => (one.key === key ? !isShown(one) : isShown(one))
    return {
      label,
      checked: isShown(column),
      onSelect: () => choose(choosable.filter(toggled).map((one) => one.key)),
    }
  })
  return { shown: columns.filter(isShown), entries }
}
