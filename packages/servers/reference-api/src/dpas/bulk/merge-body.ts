const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields in which `null` is a value of its own. */
const NULLABLE: readonly string[] = ['orderType']

/**
 * Merges `given` into `existing`: omitted members stay, `null` clears, lists are replaced as a whole. A group is
 * removed with its last value.
 */
export function mergeBody(
  existing: unknown,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const merged: Record<string, unknown> = isObject(existing) ? { ...existing } : {}
  for (const [key, value] of Object.entries(given)) {
    const next = isObject(value) ? mergeBody(merged[key], value) : value
    const isTakenAway = next === null && !NULLABLE.includes(key)
    if (isTakenAway || (isObject(next) && Object.keys(next).length === 0)) delete merged[key]
    else merged[key] = next
  }
  return merged
}
