/** The decimal places of a currency; two if unknown. */
export function digitsOf(currency: string): number {
  try {
    return formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2
  } catch {
    return 2
  }
}

/**
 * An amount in the smallest unit of its currency; with too many decimal places it stays a fraction, which
 * rules reject.
 */
export const minorOf = (major: number, currency: string): number =>
  Number((major * 10 ** digitsOf(currency)).toFixed(6))

export const majorOf = (minor: number, currency: string): number => minor / 10 ** digitsOf(currency)

/** The same number in another currency: 500 euros become 500 yen. */
export const inCurrency = (minor: number, from: string, to: string): number =>
  minorOf(majorOf(minor, from), to)

const formatOf = (currency: string) =>
  new Intl.NumberFormat(undefined, { style: 'currency', currency, currencyDisplay: 'code' })

/** An amount in the smallest unit of its currency as text: "EUR 500.00". */
export function money(minor: number, currency: string): string {
  try {
    return formatOf(currency).format(minor / 10 ** digitsOf(currency))
  } catch {
    return `${minor} ${currency}`
  }
}
