import { formatNumber } from '@portal/ui'

/** "4 to 10.", "30 to 1,800 seconds." */
export const rangeHint = ([least, most]: readonly [number, number], unit = ''): string =>
  `${[formatNumber(least), 'to', formatNumber(most), unit].filter(Boolean).join(' ')}.`
