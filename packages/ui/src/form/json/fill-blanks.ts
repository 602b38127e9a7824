type Values = Readonly<Record<string, unknown>>

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The values of a text with what it leaves out: a form has empty values where JSON has none. `model` says what there
 * is to fill in.
 */
export function fillBlanks(given: Values, model: Values): Values {
  const filled = Object.entries(model).map(([key, like]) => {
    if (!Object.hasOwn(given, key)) return [key, blankOf(like)]
    const value = given[key]
    return [key, isGroup(value) && isGroup(like) ? fillBlanks(value, like) : value]
  })
  return { ...given, ...Object.fromEntries(filled) }
}

/** The empty value of the kind of another one. */
function blankOf(like: unknown): unknown {
  if (Array.isArray(like)) return []
  if (isGroup(like)) return fillBlanks({}, like)
  return typeof like === 'string' ? '' : undefined
}
