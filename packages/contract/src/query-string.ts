/** `query` as a query string: empty values are omitted, and equal queries give the same string. */
export function queryString(query: object = {}): string {
  const pairs = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') pairs.append(name, item)
    }
  }
  pairs.sort()
  const text = pairs.toString()
  return text && `?${text}`
}
