type Values = Readonly<Record<string, unknown>>

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The values of a text with what it leaves out: a form has empty values where JSON has none, or it would put back
 * those it began with (`first`) or shows until now (`shown`).
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
    // By their places, as the form does it.
    return value.map((item, index) => fill(item, before[index], now[index]))
  }
  return isGroup(value) ? fillBlanks(value, groupOf(first), groupOf(shown)) : value
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const groupOf = (value: unknown): Values => (isGroup(value) ? value : {})

/** The empty value of the kind of another one: an empty text is that of numbers and of yes or no as well. */
function blankOf(like: unknown, otherwise?: unknown): unknown {
  if (like === undefined) return otherwise
  if (Array.isArray(like)) return []
  return isGroup(like) ? fillBlanks({}, like, groupOf(otherwise)) : ''
}
