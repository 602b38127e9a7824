import { listDpasOfSubject } from '@portal/contract/dpas/dpa-endpoints.ts'
import {
  DATA_KEY_LABELS,
  type DataKey,
  dataKeysOf,
  SUBJECT_TYPE_LABELS,
} from '@portal/contract/subjects/subject.ts'
import { listSecrets } from '@portal/contract/subjects/subject-endpoints.ts'
import { useRouteParams } from '@portal/portal-app'
import { useCan } from '@portal/session'
import { Page, RecordMeta, type Tab, Tabs } from '@portal/ui'
import { DpasTab } from '../dpa/dpas-tab.tsx'
import { DataKeyView } from './data-key-view.tsx'
import { SecretsTab } from './secrets-tab.tsx'
import { CATEGORIES, type CategoryProps } from './subject-category.ts'
import { SubjectHeadActions } from './subject-head-actions.tsx'
import { SubjectNotices } from './subject-notices.tsx'
import { SubjectStatus } from './subject-status.tsx'
import { SubjectWhole } from './subject-whole.tsx'
import { useSubject } from './use-subject.ts'

export default function SubjectDetailsPage({ category }: CategoryProps) {
  const { subjectId } = useRouteParams(CATEGORIES[category].details)
  const subject = useSubject(category, subjectId)
  const maySeeDpas = useCan(listDpasOfSubject)
  const maySeeSecrets = useCan(listSecrets)
  const tabs: Tab<DataKey | 'overview' | 'dpas' | 'secrets'>[] = [
    { id: 'overview', label: 'Overview' },
    ...dataKeysOf(subject.type).map((key) => ({ id: key, label: DATA_KEY_LABELS[key] })),
    ...(subject.type === 'SRCI'
      ? [{ id: 'dpas' as const, label: 'DPAs', ...(!maySeeDpas && { locked: 'Needs dpa.search' }) }]
      : []),
    { id: 'secrets', label: 'Secrets', ...(!maySeeSecrets && { locked: 'Needs subject.secret.get' }) },
  ]
  return (
    <Page
      title={subject.name}
      status={<SubjectStatus subject={subject} />}
      meta={
        <RecordMeta record={subject} idLabel="subject ID">
          {SUBJECT_TYPE_LABELS[subject.type]}
        </RecordMeta>
      }
      actions={<SubjectHeadActions category={category} subject={subject} />}
    >
      <SubjectNotices category={category} subject={subject} />
      <Tabs tabs={tabs}>
        {(tab) => {
          if (tab === 'dpas') return <DpasTab subjectId={subject.id} />
          if (tab === 'secrets') return <SecretsTab subject={subject} />
          if (tab === 'overview') return <SubjectWhole subject={subject} />
          return <DataKeyView subject={subject} dataKey={tab} />
        }}
      </Tabs>
    </Page>
  )
}
