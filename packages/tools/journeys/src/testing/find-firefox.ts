import { existsSync } from 'node:fs'

const PLACES = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

/** An installed Firefox. Throws an `Error` with a one-sentence message. */
export function findFirefox(): string {
  const found = PLACES.find((place): place is string => place !== undefined && existsSync(place))
  if (found) return found
  throw new Error('Firefox is needed for these tests. Install it, or set FIREFOX_PATH to its path.')
}
