import { formatNumber } from '../details/format.ts'

/** The texts of the search in the values of a filter or a field. */
export const valueSearchTexts = {
  find: 'Type to find',
  findIn: (label: string) => `${label}: type to find`,
  searching: 'Searching …',
  noValue: (text: string) => `Nothing matches “${text}”.`,
  chosen: (count: number) => (count === 0 ? 'None chosen' : `${formatNumber(count)} chosen`),
  clear: 'Clear',
} as const
