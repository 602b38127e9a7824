const types = { csv: 'text/csv', json: 'application/json' }

/** Saves a text as a file: `users 2026-11-20.csv`. */
export function saveFile(name: string, format: keyof typeof types, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${types[format]};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name} ${new Date().toISOString().slice(0, 10)}.${format}`
  link.click()
  URL.revokeObjectURL(url)
}
