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
export const snakeCased = (row: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value]))
