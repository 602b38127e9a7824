import { zoneName } from '@portal/ui'

/** What the clocks of the chosen time zone showed at a moment, as the fields of dates and times write it. */
export const wallClock = (at: string): string =>
  // Sweden writes times as ISO 8601 does, but for the T.
  new Intl.DateTimeFormat('sv-SE', { timeZone: zoneName(), dateStyle: 'short', timeStyle: 'medium' })
    .format(Date.parse(at))
    .replace(' ', 'T')
