import { formatNumber } from '../details/format.ts'

/** The texts of the bar of a selection. */
export const selectionTexts = {
  selection: 'Selected rows',
  selected: (count: number, elsewhere: number) =>
    `${formatNumber(count)} selected${elsewhere > 0 ? `, ${formatNumber(elsewhere)} on other pages` : ''}`,
  showSelected: 'Show them',
  allSelected: (total: number, capped: boolean) =>
    `All ${formatNumber(total)}${capped ? '+' : ''} that match are selected`,
  selectAll: (total: number, capped: boolean) =>
    `Select all ${formatNumber(total)}${capped ? '+' : ''} that match`,
  clearSelection: 'Clear selection',
  moreActions: 'More',
} as const
