import { matchRow } from '@portal/routing/match-row.ts'
import { routeTables } from '../route-tables.ts'

const PLACES = [
  { key: 'd', to: '/', label: 'Dashboard' },
  { key: 's', to: '/subjects/business', label: 'Business subjects' },
  { key: 'u', to: '/operation-portal-users', label: 'Operation portal users' },
  { key: 'r', to: '/roles', label: 'User roles' },
  { key: 't', to: '/tasks', label: 'Tasks' },
] as const

const rows = routeTables.flatMap((table) => table.rows)

/** Where `g` and a letter lead, as far as there is a page. */
export const JUMPS = PLACES.filter(({ to }) => matchRow(rows, to) !== undefined)

export interface Shortcut {
  readonly keys: readonly string[]
  readonly does: string
}

const mod = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'

/** All that keys do, by where they do it; kept in step with the kits of lists and forms by hand. */
export const SHORTCUTS: readonly { where: string; shortcuts: readonly Shortcut[] }[] = [
  {
    where: 'Everywhere',
    shortcuts: [
      { keys: [mod, 'K'], does: 'Search pages, records and actions' },
      { keys: ['?'], does: 'Show this list' },
      { keys: ['Esc'], does: 'Close what is open' },
      ...JUMPS.map(({ key, label }) => ({ keys: ['g', key], does: `Go to ${label}` })),
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
      { keys: ['x'], does: 'Look at the row more closely' },
    ],
  },
  { where: 'In forms', shortcuts: [{ keys: [mod, 'S'], does: 'Save, or review the changes' }] },
]
