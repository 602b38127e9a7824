import type { Status } from '@portal/contract/subjects/subject.ts'
import { changeSubjectStatus, publishSubject } from '@portal/contract/subjects/subject-endpoints.ts'
import { PACKAGE_CONTENTS } from '@portal/contract/subjects/subject-package.ts'
import { exportSubjects } from '@portal/contract/subjects/subject-package-endpoints.ts'
import {
  refusalToChangeSubjectStatus,
  refusalToPublishSubject,
} from '@portal/contract/subjects/subject-rules.ts'
import type { SubjectSummary } from '@portal/contract/subjects/subject-schemas.ts'
import { actionsOn, step, systemSubjectId } from '@portal/portal-app'
import { publicationReview } from './publication-review.tsx'

const onSubject = actionsOn<SubjectSummary>()
const params = ({ id }: SubjectSummary) => ({ subjectId: id })

const isLive = ({ publicationStatus }: SubjectSummary) => publicationStatus === 'PUBLISHED'

/** Loaded with the question: a list has no other use for it. */
const statusImpact = (status: Status) => async (subjects: readonly SubjectSummary[]) =>
  (await import('./status-impact.ts')).statusImpact(status, subjects)

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
      impact: statusImpact('SUSPENDED'),
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
      impact: statusImpact('ACTIVE'),
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
