import { BUSINESS_SUBJECT_TYPES, SUBJECT_TYPE_LABELS } from '@portal/contract/subjects/subject.ts'
import { getSubject, listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { queryFor, useCan } from '@portal/session'
import { TextField } from '@portal/ui/form'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId } from 'react'
import { useWatch } from 'react-hook-form'
import { LinkedSubjectCheck } from './linked-subject-check.tsx'

const MIN_QUERY_LENGTH = 2

/** The business subject a developer works for, found by name and checked when chosen. */
export function LinkedSubjectField() {
  const typed: string | undefined = useWatch({ name: 'subjectId' })
  const wanted: string[] = useWatch({ name: 'requestedSubjectTypes' })
  const listId = useId()
  const text: string = useDeferredValue(typed ?? '')
  const maySearch = useCan(listSubjects)
  const mayOpen = useCan(getSubject)
  const { data } = useQuery({
    ...queryFor(listSubjects, { query: { category: 'business', q: text, pageSize: 10 } }),
    enabled: maySearch && text.length >= MIN_QUERY_LENGTH,
    placeholderData: keepPreviousData,
  })
  const found = data?.items.filter(({ type }) => BUSINESS_SUBJECT_TYPES.some((one) => one === type)) ?? []
  return (
    <>
      <TextField
        name="subjectId"
        label="Linked business subject"
        hint={maySearch ? 'Type a name and choose one.' : 'The ID of a business subject.'}
        list={listId}
      />
      <datalist id={listId}>
        {found.map(({ id, name, type }) => (
          <option key={id} value={id}>
            {`${name}, ${SUBJECT_TYPE_LABELS[type]}`}
          </option>
        ))}
      </datalist>
      {mayOpen && <LinkedSubjectCheck subject={found.find(({ id }) => id === text)} wanted={wanted} />}
    </>
  )
}
