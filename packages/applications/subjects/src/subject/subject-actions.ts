import { listDpas } from '@portal/contract/dpas/dpa-endpoints.ts'
import type { Status } from '@portal/contract/subjects/subject.ts'
import { changeSubjectStatus, publishSubject } from '@portal/contract/subjects/subject-endpoints.ts'
import { PACKAGE_CONTENTS } from '@portal/contract/subjects/subject-package.ts'
import { exportSubjects } from '@portal/contract/subjects/subject-package-endpoints.ts'
import {
  refusalToChangeSubjectStatus,
  refusalToPublishSubject,
} from '@portal/contract/subjects/subject-rules.ts'
import type { SubjectSummary } from '@portal/contract/subjects/subject-schemas.ts'
import { actionsOn, inShort, step, systemSubjectId } from '@portal/portal-app'
import { call, can } from '@portal/session'
import { formatCount } from '@portal/ui'
import { publicationReview } from './publication-review.tsx'

const onSubject = actionsOn<SubjectSummary>()
const params = ({ id }: SubjectSummary) => ({ subjectId: id })

const isLive = ({ publicationStatus }: SubjectSummary) => publicationStatus === 'PUBLISHED'
/** How many live payment applications depend on these subjects. */
async function liveDpasOf(subjects: readonly SubjectSummary[]): Promise<number> {
  const subjectId = subjects.filter(({ dpaCount }) => dpaCount).map(({ id }) => id)
  if (subjectId.length === 0 || !can(listDpas)) return 0
  const query = { subjectId, status: 'ACTIVE', publicationStatus: 'PUBLISHED', pageSize: 1 } as const
  return (await call(listDpas, { query }, { errors: 'here' })).page.totalItems
}

/** How a status change affects the live program, as far as known here; `verbs` describe it. */
const statusImpact =
  (verbs: { readonly serve: string; readonly accept: string }) =>
  async (subjects: readonly SubjectSummary[]) => {
    const live = subjects.filter(isLive)
    const drafts = subjects.filter((subject) => !isLive(subject))
    const dpas = await liveDpasOf(live)
    return [
      ...(live.length > 0
        ? [
            `Immediately, without publishing, the live program ${verbs.serve} ${inShort(live.map(({ name }) => name))}.`,
          ]
        : []),
      ...(dpas > 0 ? [`${formatCount(dpas, 'payment application')} ${verbs.accept} checkouts.`] : []),
      ...(drafts.length > 0
        ? [`Never published, so nothing live changes: ${inShort(drafts.map(({ name }) => name))}.`]
        : []),
    ]
  }

/** Takes back a status change. */
const backTo = (status: Status, done: string) => (subject: SubjectSummary) => ({
  step: step(changeSubjectStatus, { params: params(subject), body: { status } }),
  done: `${subject.name} is ${done} again`,
})

/** Actions for a subject. */
export const subjectActions = {
  publish: onSubject.call(publishSubject, {
    label: 'Publish',
    bulk: true,
    applies: () => true,
    blocked: (subject) => refusalToPublishSubject(subject)?.message,
    ask: { kind: 'reason', title: ({ name }) => `Publish ${name}?`, describe: publicationReview },
    input: (subject) => ({ params: params(subject) }),
    done: ({ name }) => `${name} published`,
  }),
  suspend: onSubject.call(changeSubjectStatus, {
    label: 'Suspend',
    danger: true,
    bulk: true,
    applies: ({ status }) => status === 'ACTIVE',
    blocked: (subject) => refusalToChangeSubjectStatus(subject, 'SUSPENDED', systemSubjectId)?.message,
    ask: {
      kind: 'reason',
      title: ({ name }) => `Suspend ${name}?`,
      impact: statusImpact({ serve: 'stops serving', accept: 'stop accepting' }),
    },
    input: (subject) => ({ params: params(subject), body: { status: 'SUSPENDED' as const } }),
    done: ({ name }) => `${name} suspended`,
    undo: backTo('ACTIVE', 'active'),
  }),
  activate: onSubject.call(changeSubjectStatus, {
    label: 'Activate',
    bulk: true,
    applies: ({ status }) => status === 'SUSPENDED',
    ask: {
      kind: 'reason',
      title: ({ name }) => `Activate ${name}?`,
      impact: statusImpact({ serve: 'again serves', accept: 'again accept' }),
    },
    input: (subject) => ({ params: params(subject), body: { status: 'ACTIVE' as const } }),
    done: ({ name }) => `${name} is active`,
    undo: backTo('SUSPENDED', 'suspended'),
  }),
  export: onSubject.startsTask(exportSubjects, {
    label: 'Export package',
    applies: isLive,
    ask: { kind: 'reason', title: ({ name }) => `Export ${name} as published` },
    input: ({ id }, changeReason = '') => ({
      body: { subjectIds: [id], view: 'published' as const, include: [...PACKAGE_CONTENTS], changeReason },
    }),
  }),
}
