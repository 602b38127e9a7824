const numbers = new Intl.NumberFormat()
const dateTimes = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
const dates = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })
const exactTimes = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'long' })

/** 4213 as the operator's language writes it: "4,213". */
export function formatNumber(value: number): string {
  return numbers.format(value)
}

/** An ISO time stamp as local date and time: "Nov 20, 2026, 2:05 PM". What is no time comes back as it is. */
export function formatDateTime(at: string): string {
  return formatWith(dateTimes, at)
}

/** The local date of an ISO time stamp: "Nov 20, 2026". */
export function formatDate(at: string): string {
  return formatWith(dates, at)
}

/** An ISO time stamp with weekday, seconds and time zone. */
export function formatExactTime(at: string): string {
  return formatWith(exactTimes, at)
}

function formatWith(format: Intl.DateTimeFormat, at: string) {
  const time = new Date(at)
  return Number.isNaN(time.getTime()) ? at : format.format(time)
}
