import { diffArrays } from 'diff'

/** Lines that replaced others, as spans in both texts. */
export interface LineChange {
  readonly before: Span
  readonly after: Span
}

/** Lines of a text, counted from 0; `to` is exclusive. */
export interface Span {
  readonly from: number
  readonly to: number
}

type Lines = readonly string[]

/** Most edits that a full comparison searches for; more would take too long. */
const MAX_EDITS = 400

/**
 * Compares two texts line by line. Lines that are unique in both texts are matched first (patience diff):
 * this yields blocks as people see them, and stays fast for a megabyte with any number of changes.
 */
export function lineChanges(before: Lines, after: Lines): LineChange[] {
  const found: LineChange[] = []

  function compare(old: Span, young: Span): void {
    const [one, other] = withoutCommonEnds(before, after, old, young)
    if (isEmpty(one) && isEmpty(other)) return
    if (isEmpty(one) || isEmpty(other)) {
      found.push({ before: one, after: other })
      return
    }
    const anchors = commonAnchors(before, after, one, other)
    if (anchors.length === 0) {
      found.push(...editsBetween(before, after, one, other))
      return
    }
    let [from, start] = [one.from, other.from]
    for (const [at, place] of [...anchors, [one.to, other.to] as const]) {
      compare({ from, to: at }, { from: start, to: place })
      ;[from, start] = [at, place]
    }
  }

  compare({ from: 0, to: before.length }, { from: 0, to: after.length })
  return joined(found)
}

const isEmpty = ({ from, to }: Span) => from === to

function withoutCommonEnds(before: Lines, after: Lines, old: Span, young: Span): [Span, Span] {
  const most = Math.min(old.to - old.from, young.to - young.from)
  let head = 0
  while (head < most && before[old.from + head] === after[young.from + head]) head += 1
  let tail = 0
  while (tail < most - head && before[old.to - tail - 1] === after[young.to - tail - 1]) tail += 1
  return [
    { from: old.from + head, to: old.to - tail },
    { from: young.from + head, to: young.to - tail },
  ]
}

/** Positions of unique lines by content; other lines are -1. */
function places(lines: Lines, { from, to }: Span): Map<string, number> {
  const found = new Map<string, number>()
  for (let at = from; at < to; at += 1) {
    const line = lines[at] ?? ''
    found.set(line, found.has(line) ? -1 : at)
  }
  return found
}

type Anchor = readonly [before: number, after: number]

/** The longest sequence of lines that are unique in both texts and in the same order. */
function commonAnchors(before: Lines, after: Lines, old: Span, young: Span): Anchor[] {
  const [olds, youngs] = [places(before, old), places(after, young)]
  const pairs = [...olds].flatMap(([line, at]): Anchor[] => {
    const place = youngs.get(line) ?? -1
    return at < 0 || place < 0 ? [] : [[at, place]]
  })
  return longestAscending(pairs)
}

interface Pile {
  readonly anchor: Anchor
  readonly below: Pile | undefined
}

/** Patience sorting: each pair goes on the leftmost pile whose top is not above it. */
function longestAscending(pairs: readonly Anchor[]): Anchor[] {
  const tops: Pile[] = []
  for (const anchor of pairs) {
    let [low, high] = [0, tops.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((tops[middle]?.anchor[1] ?? 0) < anchor[1]) low = middle + 1
      else high = middle
    }
    tops[low] = { anchor, below: tops[low - 1] }
  }
  const row: Anchor[] = []
  for (let pile = tops.at(-1); pile; pile = pile.below) row.push(pile.anchor)
  return row.reverse()
}

/** The fewest edits; when there are too many to search for, all lines count as changed. */
function editsBetween(before: Lines, after: Lines, old: Span, young: Span): LineChange[] {
  const parts = diffArrays(before.slice(old.from, old.to), after.slice(young.from, young.to), {
    maxEditLength: MAX_EDITS,
  })
  if (!parts) return [{ before: old, after: young }]
  let [at, place] = [old.from, young.from]
  return parts.flatMap(({ added, removed, count }) => {
    const [from, start] = [at, place]
    if (!added) at += count
    if (!removed) place += count
    return added || removed ? [{ before: { from, to: at }, after: { from: start, to: place } }] : []
  })
}

/** Joins removed lines with the added lines that replaced them. */
function joined(changes: readonly LineChange[]): LineChange[] {
  const row: LineChange[] = []
  for (const change of changes) {
    const last = row.at(-1)
    const isNext = last && last.before.to === change.before.from && last.after.to === change.after.from
    if (!isNext) row.push(change)
    else
      row[row.length - 1] = {
        before: { from: last.before.from, to: change.before.to },
        after: { from: last.after.from, to: change.after.to },
      }
  }
  return row
}
