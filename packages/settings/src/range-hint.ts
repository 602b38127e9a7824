import { formatNumber } from '@portal/ui'

/** "4 to 10." */
export const rangeHint = ([least, most]: readonly [number, number]): string =>
  `${formatNumber(least)} to ${formatNumber(most)}.`
