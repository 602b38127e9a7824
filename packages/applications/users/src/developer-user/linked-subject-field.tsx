import { BUSINESS_SUBJECT_TYPES, SUBJECT_TYPE_LABELS } from '@portal/contract/subjects/subject.ts'
import { getSubject, listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { queryFor, useCan } from '@portal/session'
import { SearchField } from '@portal/ui/form'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { LinkedSubjectCheck } from './linked-subject-check.tsx'

const MIN_QUERY_LENGTH = 2

/** The business subject a developer works for, found by name and checked when chosen. */
export function LinkedSubjectField() {
  const chosen: string | undefined = useWatch({ name: 'subjectId' })
  const wanted: string[] = useWatch({ name: 'requestedSubjectTypes' })
  const [typed, setTyped] = useState(chosen ?? '')
  const maySearch = useCan(listSubjects)
  const mayOpen = useCan(getSubject)
  const isSearched = maySearch && typed.trim().length >= MIN_QUERY_LENGTH
  const { data, isPlaceholderData } = useQuery({
    ...queryFor(listSubjects, { query: { category: 'business', q: typed, pageSize: 10 } }),
    enabled: isSearched,
    placeholderData: keepPreviousData,
  })
  const isAnswered = isSearched && data !== undefined && !isPlaceholderData
  const items = isAnswered ? data.items : []
  const found = items.filter(({ type }) => BUSINESS_SUBJECT_TYPES.some((one) => one === type))
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
        search={{ onType: setTyped, isWaiting: !isAnswered }}
      />
      {mayOpen && <LinkedSubjectCheck subject={found.find(({ id }) => id === chosen)} wanted={wanted} />}
    </>
  )
}
