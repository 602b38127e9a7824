import { BUSINESS_SUBJECT_TYPES, SUBJECT_TYPE_LABELS } from '@portal/contract/subjects/subject.ts'
import { getSubject, listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { queryFor, useCan } from '@portal/session'
import { Field, Input } from '@portal/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { LinkedSubjectCheck } from './linked-subject-check.tsx'

const SHORTEST_QUERY = 2

/** The business subject that a developer works for, found by name; what it is, is checked as it is chosen. */
export function LinkedSubjectField() {
  const { field, fieldState } = useController({ name: 'subjectId' })
  const wanted: string[] = useWatch({ name: 'requestedSubjectTypes' })
  const listId = useId()
  const text: string = useDeferredValue(field.value ?? '')
  const maySearch = useCan(listSubjects)
  const mayOpen = useCan(getSubject)
  const { data } = useQuery({
    ...queryFor(listSubjects, { query: { category: 'business', q: text, pageSize: 10 } }),
    enabled: maySearch && text.length >= SHORTEST_QUERY,
    placeholderData: keepPreviousData,
  })
  const found = data?.items.filter(({ type }) => BUSINESS_SUBJECT_TYPES.some((one) => one === type)) ?? []
  return (
    <>
      <Field
        label="Linked business subject"
        optional
        hint={maySearch ? 'Type a name and choose one.' : 'The id of a business subject.'}
        error={fieldState.error?.message}
      >
        {(ties) => (
          <>
            <Input
              {...ties}
              ref={field.ref}
              list={listId}
              value={field.value ?? ''}
              onChange={field.onChange}
            />
            <datalist id={listId}>
              {found.map(({ id, name, type }) => (
                <option key={id} value={id}>
                  {`${name}, ${SUBJECT_TYPE_LABELS[type]}`}
                </option>
              ))}
            </datalist>
          </>
        )}
      </Field>
      {mayOpen && <LinkedSubjectCheck subject={found.find(({ id }) => id === text)} wanted={wanted} />}
    </>
  )
}
