type Values = Readonly<Record<string, unknown>>

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Adds empty values for what a text leaves out: forms need an empty value where JSON has none, or they would
 * restore initial (`first`) or current (`shown`) values.
 */
export function fillBlanks(given: Values, first: Values, shown: Values): Values {
  const names = new Set([...Object.keys(first), ...Object.keys(shown)])
  const filled = [...names].map((name) => [name, fill(given[name], first[name], shown[name])])
  return { ...given, ...Object.fromEntries(filled.filter(([, value]) => value !== undefined)) }
}

function fill(value: unknown, first: unknown, shown: unknown): unknown {
  if (value === undefined) return blankOf(shown, blankOf(first))
  if (Array.isArray(value)) {
    const [before, now] = [listOf(first), listOf(shown)]
    // By position, as in the form.
    return value.map((item, index) => fill(item, before[index], now[index]))
  }
  return isGroup(value) ? fillBlanks(value, groupOf(first), groupOf(shown)) : value
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const groupOf = (value: unknown): Values => (isGroup(value) ? value : {})

/** The empty value for the type of another; an empty text also stands for numbers and booleans. */
function blankOf(like: unknown, otherwise?: unknown): unknown {
  if (like === undefined) return otherwise
  if (Array.isArray(like)) return []
  return isGroup(like) ? fillBlanks({}, like, groupOf(otherwise)) : ''
}
