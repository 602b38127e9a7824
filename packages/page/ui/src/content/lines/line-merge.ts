import { type LineChange, lineChanges, type Span } from './line-changes.ts'

type Lines = readonly string[]

/** Lines that two people changed differently. */
export interface Collision {
  readonly base: Lines
  readonly theirs: Lines
  readonly yours: Lines
  /** First line in the base text, counted from 1. */
  readonly line: number
}

export type Side = 'theirs' | 'yours'

interface MergedPart {
  readonly lines: Lines
  /** Set for unresolved lines: the given ones are yours. */
  readonly collision?: Collision
}

/** The parts of a merged text. */
export type LineMerge = readonly MergedPart[]

interface Member {
  readonly side: Side
  readonly change: LineChange
}

interface Group {
  readonly span: Span
  readonly members: readonly Member[]
}

const isEmpty = ({ from, to }: Span) => from === to

/**
 * Whether changes touch the same lines; when one side inserts where the other changed something, the order is
 * ambiguous.
 */
const collide = (one: Span, other: Span) =>
  isEmpty(one) || isEmpty(other)
    ? one.from <= other.to && other.from <= one.to
    : one.from < other.to && other.from < one.to

/** The changes of both sides in the order of the text; overlapping ones are grouped. */
function grouped(changes: readonly Member[]): Group[] {
  const row: Group[] = []
  for (const member of changes.toSorted((one, other) => one.change.before.from - other.change.before.from)) {
    const { before } = member.change
    const last = row.at(-1)
    if (last && collide(last.span, before)) {
      const span = { from: last.span.from, to: Math.max(last.span.to, before.to) }
      row[row.length - 1] = { span, members: [...last.members, member] }
    } else row.push({ span: before, members: [member] })
  }
  return row
}

/**
 * Merges two versions of a text (a three-way merge by lines). Lines changed by one side take that change;
 * lines that both changed differently stay unresolved.
 */
export function mergeLines(base: string, theirs: string, yours: string): LineMerge {
  const origin = base.split('\n')
  const sides = { theirs: theirs.split('\n'), yours: yours.split('\n') }
  const changesOf = (side: Side): Member[] =>
    lineChanges(origin, sides[side]).map((change) => ({ side, change }))

  /** The lines of a span on one side. */
  function linesOf(side: Side, { span, members }: Group): Lines {
    let at = span.from
    const lines = members
      .filter((member) => member.side === side)
      .flatMap(({ change: { before, after } }) => {
        const kept = origin.slice(at, before.from)
        at = before.to
        return [...kept, ...sides[side].slice(after.from, after.to)]
      })
    return [...lines, ...origin.slice(at, span.to)]
  }

  function partOf(group: Group): MergedPart {
    const [first, ...others] = new Set(group.members.map(({ side }) => side))
    const [their, your] = [linesOf('theirs', group), linesOf('yours', group)]
    if (first && others.length === 0) return { lines: first === 'theirs' ? their : your }
    if (their.join('\n') === your.join('\n') && their.length === your.length) return { lines: your }
    const { from, to } = group.span
    const collision = { base: origin.slice(from, to), theirs: their, yours: your, line: from + 1 }
    return { lines: your, collision }
  }

  let at = 0
  const parts = grouped([...changesOf('theirs'), ...changesOf('yours')]).flatMap((group) => {
    const unchanged = { lines: origin.slice(at, group.span.from) }
    at = group.span.to
    return [unchanged, partOf(group)]
  })
  return [...parts, { lines: origin.slice(at) }]
}

/** The unresolved conflicts of a merge. */
export const collisionsIn = (merge: LineMerge): Collision[] =>
  merge.flatMap(({ collision }) => (collision ? [collision] : []))

/** The merged text with the given resolutions; unresolved conflicts keep your lines. */
export const mergedText = (merge: LineMerge, settled: ReadonlyMap<Collision, Side> = new Map()): string =>
  merge
    .flatMap(({ lines, collision }) => (collision ? collision[settled.get(collision) ?? 'yours'] : lines))
    .join('\n')
