import { type BatchAction, MAX_BATCH_IDS } from '@portal/contract/dpas/dpa-bulk.ts'
import { changeDpas } from '@portal/contract/dpas/dpa-bulk-endpoints.ts'
import { changeDpaStatus, deleteDpa, publishDpa } from '@portal/contract/dpas/dpa-endpoints.ts'
import {
  refusalToChangeDpaStatus,
  refusalToDeleteDpa,
  refusalToPublishDpa,
} from '@portal/contract/dpas/dpa-rules.ts'
import type { DpaSummary } from '@portal/contract/dpas/dpa-schemas.ts'
import type { Status } from '@portal/contract/subjects/subject.ts'
import { actionsOn, bulkTask, inShort, step } from '@portal/portal-app'
import { type NamedDpa, nameOfDpa } from './dpa-name.ts'
import { dpaPublicationReview } from './dpa-publication-review.tsx'
import { countMatching, impactOnMatching } from './matching-dpas.ts'

/** The facts an action needs about a DPA, from a list row or the whole record. */
export type ActedDpa = Pick<
  DpaSummary,
  'id' | 'subjectId' | 'srciDpaId' | 'status' | 'publicationStatus' | 'hasUnpublishedChanges' | 'revision'
> &
  NamedDpa

const onDpa = actionsOn<ActedDpa>()
const params = ({ id, subjectId }: ActedDpa) => ({ subjectId, dpaId: id })

/** The API checks whether the SRCI is published. */
const PUBLISHED_SRCI = { publicationStatus: 'PUBLISHED' } as const

/** How a status change affects the live program, as far as known here; `happens` describes it. */
const statusImpact = (happens: string) => async (dpas: readonly ActedDpa[]) => {
  // The question already names all of many.
  const namesOf = (some: readonly ActedDpa[]) =>
    some.length === dpas.length && some.length > 1 ? '' : `: ${inShort(some.map(nameOfDpa))}`
  const live = dpas.filter(({ publicationStatus }) => publicationStatus === 'PUBLISHED')
  const drafts = dpas.filter(({ publicationStatus }) => publicationStatus === 'DRAFT')
  return [
    ...(live.length > 0 ? [`Immediately, without publishing, ${happens}${namesOf(live)}.`] : []),
    ...(drafts.length > 0 ? [`Never published, so nothing live changes${namesOf(drafts)}.`] : []),
  ]
}

/** Takes back a status change. */
const backTo = (status: Status, done: string) => (dpa: ActedDpa) => ({
  step: step(changeDpaStatus, { params: params(dpa), body: { status } }),
  done: `${nameOfDpa(dpa)} is ${done} again`,
})

/** Many DPAs, even of several SRC initiators, are one task. */
const batchOf = (action: BatchAction) =>
  bulkTask<ActedDpa, typeof changeDpas>(changeDpas, {
    maxNamed: MAX_BATCH_IDS,
    countAll: countMatching,
    input: ({ records, query, count, changeReason }) => ({
      body: {
        action,
        expectedCount: count,
        changeReason,
        ...(records ? { ids: records.map(({ id }) => id) } : { filter: query }),
      },
    }),
  })

/** Actions for a DPA. */
export const dpaActions = {
  publish: onDpa.call(publishDpa, {
    label: 'Publish',
    bulk: true,
    bulkTask: batchOf('PUBLISH'),
    applies: () => true,
    blocked: (dpa) => refusalToPublishDpa(dpa, PUBLISHED_SRCI)?.message,
    ask: { kind: 'reason', title: (dpa) => `Publish ${nameOfDpa(dpa)}?`, describe: dpaPublicationReview },
    input: (dpa) => ({ params: params(dpa) }),
    done: (dpa) => `${nameOfDpa(dpa)} published`,
  }),
  suspend: onDpa.call(changeDpaStatus, {
    label: 'Suspend',
    danger: true,
    bulk: true,
    bulkTask: batchOf('SUSPEND'),
    applies: ({ status }) => status === 'ACTIVE',
    blocked: (dpa) => refusalToChangeDpaStatus(dpa, 'SUSPENDED')?.message,
    ask: {
      kind: 'reason',
      title: (dpa) => `Suspend ${nameOfDpa(dpa)}?`,
      impact: statusImpact('these stop accepting checkouts'),
      impactOfAll: impactOnMatching('ACTIVE', 'they stop accepting checkouts'),
    },
    input: (dpa) => ({ params: params(dpa), body: { status: 'SUSPENDED' as const } }),
    done: (dpa) => `${nameOfDpa(dpa)} suspended`,
    undo: backTo('ACTIVE', 'active'),
  }),
  activate: onDpa.call(changeDpaStatus, {
    label: 'Activate',
    bulk: true,
    bulkTask: batchOf('ACTIVATE'),
    applies: ({ status }) => status === 'SUSPENDED',
    ask: {
      kind: 'reason',
      title: (dpa) => `Activate ${nameOfDpa(dpa)}?`,
      impact: statusImpact('these accept checkouts again'),
      impactOfAll: impactOnMatching('SUSPENDED', 'they accept checkouts again'),
    },
    input: (dpa) => ({ params: params(dpa), body: { status: 'ACTIVE' as const } }),
    done: (dpa) => `${nameOfDpa(dpa)} is active`,
    undo: backTo('SUSPENDED', 'suspended'),
  }),
  remove: onDpa.call(deleteDpa, {
    label: 'Delete',
    danger: true,
    bulk: true,
    bulkTask: batchOf('DELETE'),
    applies: () => true,
    blocked: (dpa) => refusalToDeleteDpa(dpa)?.message,
    ask: {
      kind: 'removeWithReason',
      title: (dpa) => `Delete ${nameOfDpa(dpa)}?`,
      match: ({ srciDpaId }) => srciDpaId,
    },
    input: (dpa) => ({ params: params(dpa) }),
    done: (dpa) => `${nameOfDpa(dpa)} deleted`,
  }),
}
