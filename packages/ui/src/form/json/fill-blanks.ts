type Values = Readonly<Record<string, unknown>>

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The values of a text with what it leaves out: a form has empty values where JSON has none. `first` are the values
 * that the form began with, by which it tells what has changed; `shown` has the lists whose rows must go.
 */
export function fillBlanks(given: Values, first: Values, shown: Values): Values {
  const lists = Object.entries(shown).filter(([, value]) => Array.isArray(value))
  const filled = Object.entries({ ...Object.fromEntries(lists), ...first }).map(([key, like]) => {
    if (!Object.hasOwn(given, key)) return [key, blankOf(like)]
    const [value, now] = [given[key], shown[key]]
    return [key, isGroup(value) && isGroup(like) ? fillBlanks(value, like, isGroup(now) ? now : {}) : value]
  })
  return { ...given, ...Object.fromEntries(filled.filter(([, value]) => value !== undefined)) }
}

/** The empty value of the kind of another one. */
function blankOf(like: unknown): unknown {
  if (Array.isArray(like)) return []
  if (isGroup(like)) return fillBlanks({}, like, {})
  return typeof like === 'string' ? '' : undefined
}
