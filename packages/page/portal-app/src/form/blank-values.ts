type Values = Readonly<Record<string, unknown>>

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function blankOf(value: unknown): unknown {
  if (Array.isArray(value)) return []
  if (typeof value === 'boolean') return false
  return isGroup(value) ? blanksOf(value) : ''
}

/** Blank form values. */
const blanksOf = (values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, blankOf(value)]))

/** Older form values, with a blank value for everything else that the current ones have, also within groups. */
export function withBlanks(older: Values, now: Values): Values {
  const own = Object.entries(older).map(([name, value]) => {
    const current = now[name]
    return [name, isGroup(value) && isGroup(current) ? withBlanks(value, current) : value]
  })
  return { ...blanksOf(now), ...Object.fromEntries(own) }
}
