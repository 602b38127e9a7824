import { formatNumber } from '@portal/ui'

/** "4 to 10.", "30 to 1,800 seconds." */
export const rangeHint = ([min, max]: readonly [number, number], unit = ''): string =>
  `${[formatNumber(min), 'to', formatNumber(max), unit].filter(Boolean).join(' ')}.`
