import uFuzzy from '@leeoniya/ufuzzy'

/** One letter added, missing, wrong or swapped in each word; the first letter must match. */
const finder = new uFuzzy({ intraMode: 1 })

/** In shorter words, one different letter makes another word. */
const MIN_LENGTH = 4

/** A text without case and accents, for comparison. */
export const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a text is long enough to be recognized despite a typo. */
export const maybeMistyped = (text: string): boolean => text.trim().length >= MIN_LENGTH

/** The entries that a text with typos may mean, best match first. */
export function alike<Entry extends { title: string; detail: string }>(
  entries: readonly Entry[],
  text: string,
): Entry[] {
  if (!maybeMistyped(text)) return []
  const texts = entries.map(({ title, detail }) => folded(`${title} ${detail}`))
  const [found, info, order] = finder.search(texts, folded(text.trim()), 1)
  const sorted = info && order ? order.flatMap((index) => info.idx[index] ?? []) : (found ?? [])
  return sorted.flatMap((index) => entries[index] ?? [])
}

/** Entries named like the text first, then those whose names begin with it, then the others; each in their order. */
export function closestFirst<Entry extends { title: string }>(
  entries: readonly Entry[],
  text: string,
): Entry[] {
  const wanted = folded(text)
  const rank = ({ title }: Entry) => {
    const name = folded(title)
    if (name === wanted) return 0
    return name.startsWith(wanted) ? 1 : 2
  }
  return [...entries].sort((one, other) => rank(one) - rank(other))
}
