import { zoneName } from '@portal/ui'

const types = { csv: 'text/csv', json: 'application/json' }

/** Today in the preferred time zone. Swedish dates are written as in ISO 8601; a library would weigh on every list. */
const today = () => new Date().toLocaleDateString('sv', { timeZone: zoneName() })

/** Saves a text as a file, named after today: `users 2026-11-20.csv`. */
export function saveFile(name: string, format: keyof typeof types, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${types[format]};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name} ${today()}.${format}`
  link.click()
  URL.revokeObjectURL(url)
}
