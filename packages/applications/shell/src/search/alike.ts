import uFuzzy from '@leeoniya/ufuzzy'

/** One letter too many, missing, wrong or swapped in each word; its first letter has to be right. */
const finder = new uFuzzy({ intraMode: 1 })

/** In words this short, one other letter makes another word. */
const SHORTEST = 4

/** A text without case and accents, as it is compared. */
export const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a text is long enough to be recognised with a mistake in it. */
export const maybeMistyped = (text: string): boolean => text.trim().length >= SHORTEST

/** The entries that a text with typing mistakes may mean, the likeliest first. */
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
