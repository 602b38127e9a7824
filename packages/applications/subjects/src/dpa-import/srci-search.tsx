import { listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { queryFor, useCan } from '@portal/session'
import { ErrorNotice, Field, formatNumber, Input, Notice, Stack, Text, TextLink } from '@portal/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { routes } from '../routes.ts'

const SHOWN = 8

/** Finds the file's SRC initiator and links to its own import. */
export function SrciSearch() {
  const maySearch = useCan(listSubjects)
  const [q, setQ] = useState('')
  const query = {
    category: 'business',
    type: 'SRCI',
    pageSize: SHOWN,
    sort: 'name',
    ...(q && { q }),
  } as const
  const { data, error } = useQuery({
    ...queryFor(listSubjects, { query }, { errors: 'here' }),
    enabled: maySearch,
    placeholderData: keepPreviousData,
  })
  if (!maySearch) return <Notice kind="info" title="To search SRC initiators you need subject.search" />
  if (error) return <ErrorNotice error={error} />
  const found = data?.items ?? []
  return (
    <Stack gap="3" maxWidth="form">
      <Field label="SRC initiator" hint="Search by name, legal name or reference.">
        {(ties) => (
          <Input
            {...ties}
            type="search"
            value={q}
            onChange={({ target }) => setQ(target.value.trimStart())}
          />
        )}
      </Field>
      <Stack as="ul" gap="2" aria-label="SRC initiators">
        {found.map(({ id, name, dpaCount }) => (
          <li key={id}>
            <TextLink to={linkTo(routes.subjectDpaImport, { subjectId: id })}>{name}</TextLink>,{' '}
            {formatNumber(dpaCount ?? 0)} payment applications
          </li>
        ))}
      </Stack>
      <Text role="status" fontSize="sm" color="fg.muted">
        {data && found.length === 0 && (q ? `0 results for '${q}'` : 'No SRC initiator available to you')}
        {data &&
          data.page.totalItems > found.length &&
          `${formatNumber(data.page.totalItems - found.length)} more: search by name.`}
      </Text>
    </Stack>
  )
}
