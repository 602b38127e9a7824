import { dayAhead } from '../time/day-ahead.ts'

/** Some browsers read the content only after the click. */
const KEPT_MS = 60_000

const types = { csv: 'text/csv', json: 'application/json' }

/** Saves a text as a file, named after today: `users 2026-11-20.csv`. */
export function saveFile(name: string, format: keyof typeof types, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${types[format]};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name} ${dayAhead(0)}.${format}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}
