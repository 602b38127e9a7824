import { dayAhead } from '../time/day-ahead.ts'

/** Some browsers read the content only after the click. */
const KEPT_MS = 60_000

const types = { csv: 'text/csv', json: 'application/json' }

/** Saves content as a file. */
export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}

/** Saves a text as a file, named after today: `users 2026-11-20.csv`. */
export function saveFile(name: string, format: keyof typeof types, text: string): void {
  const content = new Blob([text], { type: `${types[format]};charset=utf-8` })
  saveBlob(`${name} ${dayAhead(0)}.${format}`, content)
}
