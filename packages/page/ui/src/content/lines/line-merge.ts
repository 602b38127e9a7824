import { type LineChange, lineChanges, type Span } from './line-changes.ts'

type Lines = readonly string[]

/** Lines that two people have changed to different ones. */
export interface Collision {
  readonly base: Lines
  readonly theirs: Lines
  readonly yours: Lines
  /** Where they begin in the text that both had, counted from 1. */
  readonly line: number
}

export type Side = 'theirs' | 'yours'

interface MergedPart {
  readonly lines: Lines
  /** Set where the lines are not settled: those given are yours. */
  readonly collision?: Collision
}

/** What two people made of one text, part by part. */
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

/** Whether changes touch the same lines; of lines put in where the other changed something, nobody knows the order. */
const collide = (one: Span, other: Span) =>
  isEmpty(one) || isEmpty(other)
    ? one.from <= other.to && other.from <= one.to
    : one.from < other.to && other.from < one.to

/** The changes of both in the order of the text, those that touch the same lines together. */
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
 * Puts together what two people made of a text (a three-way merge by lines). Lines that only one of them changed take
 * that change; those that both changed to different ones stay open.
 */
export function mergeLines(base: string, theirs: string, yours: string): LineMerge {
  const origin = base.split('\n')
  const sides = { theirs: theirs.split('\n'), yours: yours.split('\n') }
  const changesOf = (side: Side): Member[] =>
    lineChanges(origin, sides[side]).map((change) => ({ side, change }))

  /** The lines of a span as one side has them. */
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

/** Where both cannot be right. */
export const collisionsIn = (merge: LineMerge): Collision[] =>
  merge.flatMap(({ collision }) => (collision ? [collision] : []))

/** The text as it becomes when collisions are settled so; yours stays where nothing is said. */
export const mergedText = (merge: LineMerge, settled: ReadonlyMap<Collision, Side> = new Map()): string =>
  merge
    .flatMap(({ lines, collision }) => (collision ? collision[settled.get(collision) ?? 'yours'] : lines))
    .join('\n')
