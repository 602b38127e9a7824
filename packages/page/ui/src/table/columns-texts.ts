import { formatNumber } from '../details/format.ts'

/** The texts of the panel of columns. */
export const columnsTexts = {
  earlier: (label: string) => `Move ${label} up`,
  later: (label: string) => `Move ${label} down`,
  isFirst: 'Already first',
  isLast: 'Already last',
  movedTo: (label: string, place: number, count: number) => `${label} is column ${place} of ${count}`,
  narrower: (label: string) => `Make ${label} narrower`,
  wider: (label: string) => `Make ${label} wider`,
  isNarrowest: 'Already at its narrowest',
  isWidest: 'Already at its widest',
  resizedTo: (label: string, width: number) => `${label} is ${formatNumber(width)} pixels wide`,
  reset: 'Reset columns',
  isReset: 'Default columns are shown',
} as const
