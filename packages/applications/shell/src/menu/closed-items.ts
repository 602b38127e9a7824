import { deviceValue, isText, listOf } from '../device/device-value.ts'

/**
 * Labels of the menu's collapsed items; all others are expanded, and after each sign-in all are (specification,
 * section 2).
 */
export const closedItems = deviceValue<readonly string[]>('portal.menu.closed', [], listOf(isText))

export function toggleItem(label: string): void {
  const closed = closedItems.get()
  closedItems.set(closed.includes(label) ? closed.filter((one) => one !== label) : [...closed, label])
}

export const expandItems = (): void => closedItems.set([])
