import { BUSINESS_SUBJECT_TYPES, SUBJECT_TYPE_LABELS } from '@portal/contract/subjects/subject.ts'
import { getSubject, listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { useRowSearch } from '@portal/portal-app/form'
import { useCan } from '@portal/session'
import { SearchField } from '@portal/ui/form'
import { useWatch } from 'react-hook-form'
import { LinkedSubjectCheck } from './linked-subject-check.tsx'

/** The business subject a developer works for, found by name and checked when chosen. */
export function LinkedSubjectField() {
  const chosen: string | undefined = useWatch({ name: 'subjectId' })
  const wanted: string[] = useWatch({ name: 'requestedSubjectTypes' })
  const mayOpen = useCan(getSubject)
  const { rows, maySearch, search } = useRowSearch(listSubjects, { query: { category: 'business' } }, chosen)
  const found = (rows ?? []).filter(({ type }) => BUSINESS_SUBJECT_TYPES.some((one) => one === type))
  return (
    <>
      <SearchField
        name="subjectId"
        label="Linked business subject"
        hint={maySearch ? 'Type a name and choose one.' : 'The ID of a business subject.'}
        options={found.map(({ id, name, type }) => ({
          value: id,
          label: `${name}, ${SUBJECT_TYPE_LABELS[type]}`,
        }))}
        search={search}
      />
      {mayOpen && <LinkedSubjectCheck subject={found.find(({ id }) => id === chosen)} wanted={wanted} />}
    </>
  )
}
