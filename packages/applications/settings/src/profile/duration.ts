import { formatCount } from '@portal/ui'

const UNITS = [
  { noun: 'day', seconds: 86_400 },
  { noun: 'hour', seconds: 3600 },
  { noun: 'minute', seconds: 60 },
] as const

/** Seconds in the largest unit without a remainder: "10 minutes", "90 seconds". */
export function duration(seconds: number): string {
  const unit = UNITS.find((one) => seconds >= one.seconds && seconds % one.seconds === 0)
  return unit ? formatCount(seconds / unit.seconds, unit.noun) : formatCount(seconds, 'second')
}
