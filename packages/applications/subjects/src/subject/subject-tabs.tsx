import { listDpasOfSubject } from '@portal/contract/dpas/dpa-endpoints.ts'
import { DATA_KEY_LABELS, DATA_KEYS, dataKeysOf } from '@portal/contract/subjects/subject.ts'
import { listSecrets } from '@portal/contract/subjects/subject-endpoints.ts'
import type { Subject } from '@portal/contract/subjects/subject-schemas.ts'
import { isOneOf } from '@portal/contract/typed-objects.ts'
import { CardSlot } from '@portal/portal-app'
import { useCan } from '@portal/session'
import { type Tab, Tabs } from '@portal/ui'
import { DpasTab } from '../dpa/dpas-tab.tsx'
import { DataKeyView } from './data-key-view.tsx'
import { SecretsTab } from './secrets-tab.tsx'
import type { CategoryProps } from './subject-category.ts'
import { SubjectWhole } from './subject-whole.tsx'
import { useTabCards } from './use-tab-cards.ts'

/** The parts of a subject, with those that other applications add. */
export function SubjectTabs({ category, subject }: CategoryProps & { readonly subject: Subject }) {
  const maySeeDpas = useCan(listDpasOfSubject)
  const maySeeSecrets = useCan(listSecrets)
  const cards = useTabCards(subject.type)
  const tabs: Tab[] = [
    { id: 'overview', label: 'Overview' },
    ...dataKeysOf(subject.type).map((key) => ({ id: key, label: DATA_KEY_LABELS[key] })),
    ...(subject.type === 'SRCI'
      ? [{ id: 'dpas', label: 'DPAs', ...(!maySeeDpas && { locked: 'Needs dpa.search' }) }]
      : []),
    ...cards.map(({ name, title }) => ({ id: name, label: title })),
    { id: 'secrets', label: 'Secrets', ...(!maySeeSecrets && { locked: 'Needs subject.secret.get' }) },
  ]
  return (
    <Tabs tabs={tabs}>
      {(tab) => {
        if (tab === 'dpas') return <DpasTab subjectId={subject.id} />
        if (tab === 'secrets') return <SecretsTab subject={subject} />
        const card = cards.find(({ name }) => name === tab)
        if (card) return <CardSlot key={subject.id} card={card} subjectId={subject.id} />
        if (isOneOf(DATA_KEYS, tab)) return <DataKeyView subject={subject} dataKey={tab} />
        return <SubjectWhole category={category} subject={subject} />
      }}
    </Tabs>
  )
}
