import fc from 'fast-check'

/** Values that have broken software before. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    null,
    true,
    -1,
    0.1,
    1e308,
    Number.MAX_SAFE_INTEGER + 2,
    '',
    ' ',
    '\u0000',
    'a\u202eb',
    '\ud800',
    'x'.repeat(5000),
    "'; drop table subject; --",
    '{{7*7}}<script>alert(1)</script>',
    '../../etc/passwd',
    [],
    {},
    [[[]]],
    [null],
    { toString: 1 },
    { length: 1e9 },
  ),
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.double(),
)

type Path = readonly (string | number)[]

/** Paths of all values inside `value`, starting with its own. */
function pathsOf(value: unknown): Path[] {
  if (typeof value !== 'object' || value === null) return [[]]
  const inner = Object.entries(value).flatMap(([key, one]) => pathsOf(one).map((path) => [key, ...path]))
  return [[], ...inner]
}

function withValueAt(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement
  const copy: Record<string, unknown> = Object.assign(Array.isArray(value) ? [] : {}, value)
  copy[key] = withValueAt(copy[key], rest, replacement)
  return copy
}

/** A valid body with something replaced, added or left out; sometimes it is still valid. */
export function mutated(body: object): fc.Arbitrary<unknown> {
  const anywhere = fc.constantFrom(...pathsOf(body))
  const replaced = fc.tuple(anywhere, hostileValue).map(([path, value]) => withValueAt(body, path, value))
  const added = fc
    .tuple(anywhere, fc.constantFrom('x', '__proto', 'constructor', 'id', 'status', ''), hostileValue)
    .map(([path, name, value]) => withValueAt(body, [...path, name], value))
  const left = anywhere.map((path) => withValueAt(body, path, undefined) ?? null)
  return fc.oneof(replaced, added, left)
}
