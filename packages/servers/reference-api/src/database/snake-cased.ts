const known = new Map<string, string>()

/** `entityId` becomes `entity_id`. For column names only: each result is cached. */
export function snakeCase(name: string): string {
  const present = known.get(name)
  if (present !== undefined) return present
  const made = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  known.set(name, made)
  return made
}

/** A row with its members renamed to the columns of its table. */
export function snakeCased(row: object): Record<string, unknown> {
  const renamed: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(row)) renamed[snakeCase(name)] = value
  return renamed
}
