import type { AccessSet } from '@portal/contract/access-set.ts'
import { isAllowed } from '@portal/routing/is-allowed.ts'
import { JUMPS } from './jumps.ts'

export interface Shortcut {
  readonly keys: readonly string[]
  /** Pressed one after the other, not together. */
  readonly inTurn?: true
  readonly does: string
}

const mod = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'

/**
 * The shortcuts by where they work, without those to screens that the operator may not open. Keep in sync with the
 * list and form kits by hand.
 */
export const shortcutsFor = (access: AccessSet): { where: string; shortcuts: readonly Shortcut[] }[] => [
  {
    where: 'Everywhere',
    shortcuts: [
      { keys: [mod, 'K'], does: 'Search pages, records and actions' },
      { keys: ['?'], does: 'Show this list' },
      { keys: ['n'], does: 'Go to the newest notification' },
      { keys: ['Esc'], does: 'Close what is open' },
      ...JUMPS.filter(({ needs }) => isAllowed(needs, access)).map(({ key, title }) => ({
        keys: ['g', key],
        inTurn: true as const,
        does: `Go to ${title}`,
      })),
    ],
  },
  {
    where: 'In lists',
    shortcuts: [
      { keys: ['/'], does: 'Search the list' },
      { keys: ['j'], does: 'Next row' },
      { keys: ['k'], does: 'Previous row' },
      { keys: ['Enter'], does: 'Open the row' },
      { keys: ['Space'], does: 'Select the row' },
      { keys: ['Shift', '↓'], does: 'Extend the selection to the next row' },
      { keys: ['Shift', 'Click'], does: 'Select all rows up to this one' },
      { keys: ['x'], does: 'Open a quick look at the row' },
    ],
  },
  { where: 'In forms', shortcuts: [{ keys: [mod, 'S'], does: 'Save, or review the changes' }] },
  { where: 'In dialogs', shortcuts: [{ keys: [mod, 'Enter'], does: 'Confirm (also in the reason)' }] },
]
