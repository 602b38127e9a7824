interface Sized {
  /** Expected lines of text. */
  readonly lines: number
}

const HEADING_LINES = 2

const linesOf = (cards: readonly Sized[]) => cards.reduce((sum, { lines }) => sum + lines + HEADING_LINES, 0)

/**
 * Splits cards, in their order, into two columns of about the same height. It depends on what is expected rather than
 * on what is shown, so a card that grows does not push another into the next column.
 */
export function columnsOf<Card extends Sized>(cards: readonly Card[]): readonly (readonly Card[])[] {
  if (cards.length < 2) return [cards]
  const splits = cards
    .slice(1)
    .map((_, index) => [cards.slice(0, index + 1), cards.slice(index + 1)] as const)
  const unevenness = ([first, second]: (typeof splits)[number]) => Math.abs(linesOf(first) - linesOf(second))
  return splits.reduce((best, split) => (unevenness(split) < unevenness(best) ? split : best))
}
