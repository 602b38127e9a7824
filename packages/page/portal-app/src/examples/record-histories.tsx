import { listSubjectHistory } from '@portal/contract/subjects/subject-endpoints.ts'
import { RecordHistory } from '../history/record-history.tsx'
import { type Answer, Answered } from './answered.tsx'
import { failure, pageWith } from './made-up-answers.ts'

const entry = {
  id: '1',
  revision: 2,
  action: 'SUBJECT_UPDATED',
  changedAt: '2026-06-01T12:00:00Z',
  changedBy: { id: '1', name: 'Ana Ruiz', email: 'ana@program.example' },
  source: 'PORTAL',
  changeReason: 'Requested by the owner',
  changes: [{ path: '/legalName', op: 'REPLACE', before: 'Acme', after: 'Acme Limited' }],
  truncated: false,
}

const History = ({ answer, name }: { readonly answer: Answer; readonly name: string }) => (
  <Answered answer={answer}>
    <RecordHistory
      call={listSubjectHistory}
      input={{ params: { subjectId: '1' } }}
      name={name}
      searchLabel={`Search in the ${name}`}
      labels={{ legalName: 'Legal name' }}
      compare
    />
  </Answered>
)

export const FullRecordHistory = () => (
  <History name="history" answer={pageWith([entry, { ...entry, id: '2', revision: 1 }])} />
)

export const RecordHistoryWithReadings = () => (
  <History
    name="history with who looked"
    answer={pageWith([
      entry,
      {
        ...entry,
        id: '3',
        action: 'SECRET_LIST_READ',
        changedBy: { id: '2', name: 'Ben Okafor', email: 'ben@program.example' },
        changes: [],
      },
    ])}
  />
)

/** Actions, places and fields that are newer than this page. */
export const RecordHistoryOfNewerApi = () => (
  <History
    name="history of a newer API"
    answer={pageWith([
      {
        ...entry,
        action: 'SUBJECT_TELEPORTED',
        source: 'ROBOT',
        changes: [{ path: '/landingSite', op: 'MOVE', before: 'Gale', after: { crater: 'Jezero' } }],
      },
    ])}
  />
)

export const EmptyRecordHistory = () => <History name="empty history" answer={pageWith([])} />

export const LoadingRecordHistory = () => <History name="history on its way" answer="none yet" />

export const FailingRecordHistory = () => <History name="history that cannot be read" answer={failure} />
