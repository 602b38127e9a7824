import { DATA_KEY_LABELS, SYSTEM_SUBJECT_ID } from '@portal/contract/subjects/subject.ts'
import {
  changeSubjectStatus,
  getSubject,
  publishSubject,
} from '@portal/contract/subjects/subject-endpoints.ts'
import type { SubjectSummary } from '@portal/contract/subjects/subject-schemas.ts'
import { defineActions, perform } from '@portal/portal-app'
import { call } from '@portal/session'

const inputOf = ({ id }: SubjectSummary) => ({ params: { subjectId: id } })

const changeStatus = (subject: SubjectSummary, status: 'ACTIVE' | 'SUSPENDED', changeReason: string) =>
  perform(
    changeSubjectStatus,
    { ...inputOf(subject), body: { status, changeReason } },
    {
      revision: subject.revision,
      done: `${subject.name} is ${status === 'ACTIVE' ? 'active' : 'suspended'}`,
    },
  )

/** What a suspension stops, as far as it is known here. */
async function suspensionImpact({ dpaCount, publicationStatus }: SubjectSummary) {
  if (publicationStatus === 'DRAFT') return ['It has never been published, so nothing live changes.']
  return [
    'The live programme stops serving it at once, without publishing.',
    ...(dpaCount ? [`Its ${dpaCount} payment applications stop accepting checkouts.`] : []),
  ]
}

async function publicationImpact(subject: SubjectSummary) {
  const { changedDataKeys, incomplete } = await call(getSubject, inputOf(subject), { quiet: true })
  const missing = incomplete.map(({ message }) => message)
  return [
    ...changedDataKeys.map((key) => `Goes live: ${DATA_KEY_LABELS[key]}`),
    ...(missing.length > 0 ? ['This must be mended first:', ...missing] : []),
  ]
}

/** What can be done with a subject. The API enforces the same in `subject-lifecycle.ts`. */
export const subjectActions = defineActions<SubjectSummary>({
  publish: {
    label: 'Publish',
    call: publishSubject,
    bulk: true,
    applies: () => true,
    blocked: ({ hasUnpublishedChanges, publicationStatus }) =>
      publicationStatus === 'PUBLISHED' && !hasUnpublishedChanges
        ? 'The draft equals what is published.'
        : undefined,
    ask: { kind: 'reason', title: ({ name }) => `Publish ${name}?`, impact: publicationImpact },
    perform: (subject, { changeReason }) =>
      perform(
        publishSubject,
        { ...inputOf(subject), body: { changeReason } },
        { revision: subject.revision, done: `${subject.name} is published` },
      ),
  },
  suspend: {
    label: 'Suspend',
    call: changeSubjectStatus,
    bulk: true,
    applies: ({ status }) => status === 'ACTIVE',
    blocked: ({ id }) =>
      id === SYSTEM_SUBJECT_ID ? 'The SRC system of the account cannot be suspended.' : undefined,
    ask: { kind: 'reason', title: ({ name }) => `Suspend ${name}?`, impact: suspensionImpact },
    perform: (subject, { changeReason }) => changeStatus(subject, 'SUSPENDED', changeReason),
  },
  activate: {
    label: 'Activate',
    call: changeSubjectStatus,
    bulk: true,
    applies: ({ status }) => status === 'SUSPENDED',
    ask: { kind: 'reason', title: ({ name }) => `Activate ${name}?` },
    perform: (subject, { changeReason }) => changeStatus(subject, 'ACTIVE', changeReason),
  },
})
