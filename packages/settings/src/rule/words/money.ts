/** How many digits of a currency stand behind the point; two where it is not known. */
export function digitsOf(currency: string): number {
  try {
    return formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2
  } catch {
    return 2
  }
}

const formatOf = (currency: string) =>
  new Intl.NumberFormat(undefined, { style: 'currency', currency, currencyDisplay: 'code' })

/** An amount in the smallest unit of its currency, as people write it: "EUR 500.00". */
export function money(minor: number, currency: string): string {
  try {
    return formatOf(currency).format(minor / 10 ** digitsOf(currency))
  } catch {
    return `${minor} ${currency}`
  }
}
