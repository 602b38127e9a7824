import { type LineChange, lineChanges, type Span } from '../lines/line-changes.ts'

/** Unchanged lines shown before and after a change. */
const CONTEXT = 3
/** Unchanged lines unfolded at a time. */
export const UNFOLD_STEP = 200

export type DifferenceLayout = 'inline' | 'beside'

/** One row of a difference. Lines are counted from 0. */
export type DifferenceRow =
  | {
      readonly kind: 'line'
      readonly look: 'same' | 'removed' | 'added' | 'changed'
      readonly before?: number
      readonly after?: number
      /** The line that replaced this one, or that it replaced. */
      readonly partner?: number | undefined
      /** The first row of a change. */
      readonly begins?: boolean
    }
  /** Hidden unchanged lines; `at` is the first of the fold in the text after the change. */
  | { readonly kind: 'fold'; readonly at: number; readonly hidden: number }

export interface DifferenceView {
  readonly layout: DifferenceLayout
  /** Number of unfolded lines of each fold, by the fold's start. */
  readonly unfolded: ReadonlyMap<number, number>
  /** Lines of the text after the change that stay visible because something is shown below them. */
  readonly kept: ReadonlySet<number>
}

/** Two texts as lines, and their differences. */
export interface Difference {
  readonly before: readonly string[]
  readonly after: readonly string[]
  readonly changes: readonly LineChange[]
}

/** An empty text has no lines: nothing was removed when all of a text is new. */
const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'))

/** Compares two texts by line. */
export function differenceOf(before: string, after: string): Difference {
  const [old, young] = [linesOf(before), linesOf(after)]
  return { before: old, after: young, changes: lineChanges(old, young) }
}

const lengthOf = ({ from, to }: Span) => to - from
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The rows of a difference: changes with a few lines around them, and folds for the rest. */
export function rowsOf({ after, changes }: Difference, view: DifferenceView): DifferenceRow[] {
  const end = { before: { from: Infinity, to: Infinity }, after: { from: after.length, to: after.length } }
  let [at, place] = [0, 0]
  return [...changes, end].flatMap((change) => {
    const same = { before: at, after: place, count: change.after.from - place }
    const edges = { isFirst: place === 0, isLast: change === end }
    at = change.before.to
    place = change.after.to
    return [...unchangedRows(same, edges, view), ...(change === end ? [] : changedRows(change, view.layout))]
  })
}

interface SameLines {
  readonly before: number
  readonly after: number
  readonly count: number
}

function unchangedRows(
  { before, after, count }: SameLines,
  { isFirst, isLast }: { readonly isFirst: boolean; readonly isLast: boolean },
  { unfolded, kept }: DifferenceView,
): DifferenceRow[] {
  const isNear = (index: number) => (!isFirst && index < CONTEXT) || (!isLast && index >= count - CONTEXT)
  const rows: DifferenceRow[] = []
  const show = (index: number) =>
    rows.push({ kind: 'line', look: 'same', before: before + index, after: after + index })
  let index = 0
  while (index < count) {
    if (isNear(index) || kept.has(after + index)) {
      show(index)
      index += 1
      continue
    }
    const began = index
    while (index < count && !isNear(index) && !kept.has(after + index)) index += 1
    // A fold takes a line itself.
    const open = index - began === 1 ? 1 : Math.min(unfolded.get(after + began) ?? 0, index - began)
    for (const step of upTo(open)) show(began + step)
    if (began + open < index) rows.push({ kind: 'fold', at: after + began, hidden: index - began - open })
  }
  return rows
}

function changedRows({ before, after }: LineChange, layout: DifferenceLayout): DifferenceRow[] {
  const pairs = Math.min(lengthOf(before), lengthOf(after))
  const removed = (step: number): DifferenceRow => ({
    kind: 'line',
    look: 'removed',
    before: before.from + step,
    partner: step < pairs ? after.from + step : undefined,
    begins: step === 0,
  })
  const added = (step: number): DifferenceRow => ({
    kind: 'line',
    look: 'added',
    after: after.from + step,
    partner: step < pairs ? before.from + step : undefined,
    begins: step === 0 && lengthOf(before) === 0,
  })
  const changed = (step: number): DifferenceRow => ({
    kind: 'line',
    look: 'changed',
    before: before.from + step,
    after: after.from + step,
    begins: step === 0,
  })
  if (layout === 'inline')
    return [...upTo(lengthOf(before)).map(removed), ...upTo(lengthOf(after)).map(added)]
  return [
    ...upTo(pairs).map(changed),
    ...upTo(lengthOf(before)).slice(pairs).map(removed),
    ...upTo(lengthOf(after)).slice(pairs).map(added),
  ]
}
