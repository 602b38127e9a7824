import type { PersonRef } from '@portal/contract/formats.ts'
import type { Database } from '@portal/reference-api/database/tables.ts'
import { insertMany } from '@portal/reference-api/database/write-many.ts'
import { toDpaRow } from '@portal/reference-api/dpas/dpa-row.ts'
import { countedOnce } from './counted-once.ts'
import type { DemoChain } from './demo-chain.ts'
import { type DemoContext, daysBefore } from './demo-context.ts'
import { type DpaLife, demoDpaLife } from './demo-dpa-life.ts'
import type { Story } from './demo-story.ts'
import { oneBehind } from './one-behind.ts'
import type { Random } from './random.ts'
import { withoutIndexes } from './without-indexes.ts'

/** More DPAs than this are all created in the last weeks, in batches, so that only one batch is in memory. */
const MAX_SPREAD_OUT = 10_000
const BLOCK = 2000
const BATCH_ROWS = 1000
const BUSY_DAYS = 40
/** The larger, the more DPAs belong to few SRCIs. */
const SKEW = 1.24

/** How many SRCIs are needed for this many DPAs. */
export const srcisFor = (dpas: number): number => (dpas > MAX_SPREAD_OUT ? 200 : 24)

type Srci = Pick<Story, 'subject' | 'entries'>

/** Zipf's law: the n-th SRCI has about 1/n as many DPAs as the first. */
function picker(dice: Random, srcis: readonly Srci[]) {
  let sum = 0
  const sums = srcis.map((srci, index) => {
    sum += (index + 1) ** -SKEW
    return { srci, sum }
  })
  return (): Srci | undefined => {
    const at = (dice.int(0, 999_999) / 1_000_000) * sum
    return sums.find((one) => at < one.sum)?.srci
  }
}

const firstPublished = ({ entries }: Srci): number =>
  entries.find(({ action }) => action === 'SUBJECT_PUBLISHED')?.at.getTime() ?? 0

interface Block {
  readonly first: number
  readonly last: number
  readonly begin: number
  readonly end: Date
}

function blocksOf({ base }: DemoContext, count: number): Block[] {
  if (count <= MAX_SPREAD_OUT) return [{ first: 0, last: count - 1, begin: 0, end: base }]
  const blocks = Math.ceil(count / BLOCK)
  const startOf = (number: number) => daysBefore(base, BUSY_DAYS * (1 - number / blocks))
  return Array.from({ length: blocks }, (_, number) => ({
    first: number * BLOCK,
    last: Math.min(count, (number + 1) * BLOCK) - 1,
    begin: startOf(number).getTime(),
    end: startOf(number + 1),
  }))
}

/** DPAs of the published SRCIs, created and changed by `people`; their history is added to `chain`. */
export async function loadDemoDpas(
  db: Database,
  context: DemoContext,
  { stories, people, count }: { stories: readonly Story[]; people: readonly PersonRef[]; count: number },
  chain: DemoChain,
): Promise<void> {
  const owners = stories.filter(({ subject }) => subject.type === 'SRCI' && subject.published)
  const nextOwner = picker(context.random('owners of DPAs'), owners)
  const maxEdits = count > MAX_SPREAD_OUT ? 2 : 0

  function live(index: number, { begin, end }: Block): DpaLife[] {
    const owner = nextOwner()
    if (!owner) return []
    const from = Math.max(begin, firstPublished(owner))
    const birth = { index, srci: owner.subject, from, until: end.getTime(), maxEdits }
    return [demoDpaLife(context, people, birth)]
  }
  function* writes(block: Block) {
    for (let first = block.first; first <= block.last; first += BATCH_ROWS) {
      const indexes = Array.from(
        { length: Math.min(BATCH_ROWS, block.last - first + 1) },
        (_, n) => first + n,
      )
      const lives = indexes.flatMap((index) => live(index, block))
      chain.add(lives.flatMap(({ entries }) => entries))
      yield insertMany(
        db,
        'dpa',
        lives.map(({ dpa }) => toDpaRow(dpa)),
      )
    }
  }

  const fill = async () => {
    for (const block of blocksOf(context, count)) {
      await oneBehind(writes(block))
      await chain.writeUntil(block.end)
    }
  }
  if (count <= MAX_SPREAD_OUT) return fill()
  await countedOnce(db, () => withoutIndexes(db, 'dpa', () => withoutIndexes(db, 'audit_entry', fill)))
}
