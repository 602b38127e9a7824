import { isDeepStrictEqual } from 'node:util'
import type { DpaBody } from '@portal/contract/dpas/dpa-schemas.ts'
import type { PersonRef } from '@portal/contract/formats.ts'
import type { AuditFacts } from '@portal/reference-api/database/audit-chain.ts'
import { changeStatus, publish, saveDraft } from '@portal/reference-api/dpas/dpa-lifecycle.ts'
import type { DpaRecord } from '@portal/reference-api/dpas/dpa-row.ts'
import { revised } from '@portal/reference-api/dpas/dpa-store.ts'
import { newDpa } from '@portal/reference-api/dpas/new-dpa.ts'
import type { DemoContext } from './demo-context.ts'
import { demoDpaBody, edited } from './demo-dpa-body.ts'
import { demoEntry } from './demo-history.ts'
import type { Moment } from './demo-story.ts'
import type { Random } from './random.ts'

/** One demo DPA with its history. */
export interface DpaLife {
  readonly dpa: DpaRecord
  readonly entries: readonly AuditFacts[]
}

/** Lifetime and SRCI of a DPA. */
export interface DpaBirth {
  readonly index: number
  readonly srci: { readonly id: string; readonly published: object | null }
  readonly from: number
  readonly until: number
  /** Maximum number of changes before the first publication. */
  readonly maxEdits: number
}

const REASONS = [
  'Merchant approved after the onboarding check.',
  'Agreed with the merchant by email.',
  'Correction after a support case.',
  'Merchant changed its acquirer.',
]
const SUSPENSION = 'Chargebacks above the limit of the program.'

/** The next step happens after a part of the remaining time. */
function clock(dice: Random, people: readonly PersonRef[], { from, until }: DpaBirth) {
  let now = from
  return (reason?: string): Moment => {
    now += Math.floor(((until - now) * dice.int(5, 60)) / 100)
    return { at: new Date(now), by: dice.pick(people), ...(reason && { reason }) }
  }
}

/** The story of the DPA with this index, produced by the product's own rules. */
export function demoDpaLife(context: DemoContext, people: readonly PersonRef[], birth: DpaBirth): DpaLife {
  const { index, srci } = birth
  const dice = context.random(`dpa ${index}`)
  const moment = clock(dice, people, birth)
  const entries: AuditFacts[] = []

  function next(before: DpaRecord, after: DpaRecord, action: string, at: Moment, changed: [object, object]) {
    const dpa = revised({ ...after, revision: before.revision }, at.by, at.at)
    entries.push(demoEntry('dpa', dpa, action, at, { before: changed[0], after: changed[1] }))
    return dpa
  }
  function edit(dpa: DpaRecord, at: Moment): DpaRecord {
    const draft = edited(dpa.draft, dice)
    if (isDeepStrictEqual(draft, dpa.draft)) return dpa
    return next(dpa, saveDraft(dpa, draft, at.reason), 'DPA_UPDATED', at, [dpa.draft, draft])
  }
  const goLive = (dpa: DpaRecord, at: Moment) =>
    next(dpa, publish(dpa, srci, at.by, at.at), 'DPA_PUBLISHED', at, [dpa.published ?? {}, dpa.draft])

  const born = moment()
  const draft: DpaBody = demoDpaBody(dice, index)
  const { accountId } = context
  const id = context.id('dpa', index)
  let dpa = newDpa({ id, accountId, subjectId: srci.id, draft, by: born.by, at: born.at })
  entries.push(demoEntry('dpa', dpa, 'DPA_CREATED', born, { before: {}, after: draft }))
  for (let edits = dice.int(0, birth.maxEdits); edits > 0; edits -= 1) dpa = edit(dpa, moment())
  if (dice.chance(0.22)) return { dpa, entries }
  dpa = goLive(dpa, moment(dice.pick(REASONS)))
  if (dice.chance(0.115)) dpa = edit(dpa, moment(dice.pick(REASONS)))
  if (!dice.chance(0.077)) return { dpa, entries }
  const at = moment(SUSPENSION)
  dpa = next(dpa, changeStatus(dpa, 'SUSPENDED'), 'DPA_STATUS_CHANGED', at, [
    { status: dpa.status },
    { status: 'SUSPENDED' },
  ])
  return { dpa, entries }
}
