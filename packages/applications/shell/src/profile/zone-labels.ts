import { timeZones } from '@portal/ui/frame'

/** Zones that some browsers still list by a former name, with their names in the time zone database. */
const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

const nameOf = (zone: string) => (RENAMED[zone] ?? zone).replaceAll('_', ' ')

/** What a zone adds to UTC now: "GMT+5:30". */
function offsetOf(timeZone: string, now: number): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(now)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** The label of a zone: "Asia/Kolkata (GMT+5:30)". */
export function zoneLabel(zone: string, now = Date.now()): string {
  if (zone === 'UTC') return zone
  if (zone !== 'browser') return `${nameOf(zone)} (${offsetOf(zone, now)})`
  return `Browser (${nameOf(Intl.DateTimeFormat().resolvedOptions().timeZone)})`
}

/** All zones as options: the browser's own, UTC, and the others by their current names. */
export function zoneOptions() {
  const now = Date.now()
  const [browser = 'browser', utc = 'UTC', ...others] = timeZones()
  const option = (value: string) => ({ value, label: zoneLabel(value, now) })
  return [option(browser), option(utc), ...others.map(option).sort((a, b) => a.label.localeCompare(b.label))]
}
