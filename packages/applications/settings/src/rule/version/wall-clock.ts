import { zoneName } from '@portal/ui'

/** A moment as local time of the chosen zone, in the format of date and time inputs. */
export const wallClock = (at: string): string =>
  // The Swedish format is ISO 8601 without the T.
  new Intl.DateTimeFormat('sv-SE', { timeZone: zoneName(), dateStyle: 'short', timeStyle: 'medium' })
    .format(Date.parse(at))
    .replace(' ', 'T')
