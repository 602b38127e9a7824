import { getIdvProfileUse, saveIdvRules } from '@portal/contract/idv/idv-endpoints.ts'
import type { IdvProfileUse } from '@portal/contract/idv/idv-profile-schemas.ts'
import type { IdvChannel } from '@portal/contract/idv-channel.ts'
import { subject } from '@portal/contract/subjects/subject-record.ts'
import { systemSubjectId } from '@portal/portal-app'
import { RecordLink } from '@portal/portal-app/record-link'
import { queryFor, useCan } from '@portal/session'
import { ErrorNotice, formatNumber, Heading, Skeleton, Stack, Text, TextLink } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { editRuleLink } from '../rule/edit-rule-link.ts'

/** Subjects that offer a channel to their consumers; there can be many. */
function Subjects({ subjects }: Pick<IdvProfileUse, 'subjects'>) {
  return (
    <details>
      <summary>Subjects whose consumers can choose it: {formatNumber(subjects.length)}</summary>
      <Stack as="ul" gap="1.5" listStyleType="none" marginTop="2">
        {subjects.map(({ id, name, type }) => (
          <li key={id}>
            <RecordLink record={subject} id={id} subjectType={type}>
              {name}
            </RecordLink>
          </li>
        ))}
      </Stack>
    </details>
  )
}

/** Rules, configuration and subjects that use a channel; changes to it affect them. */
export function ProfileUses({ type }: { type: IdvChannel }) {
  const id = useId()
  const params = { subjectId: systemSubjectId, type }
  const { data, error } = useQuery(queryFor(getIdvProfileUse, { params }, { errors: 'here' }))
  const mayEdit = useCan(saveIdvRules)
  const isUnused = data && data.rules.length + data.subjects.length === 0 && !data.isFallback
  return (
    <Stack as="section" gap="2" aria-labelledby={id}>
      <Heading as="h2" id={id} fontSize="md">
        Used by
      </Heading>
      {error && <ErrorNotice error={error} />}
      {!data && !error && <Skeleton height="6rem" />}
      {isUnused && <Text color="fg.muted">No rule, subject or configuration uses it.</Text>}
      <Stack as="ul" gap="1.5" listStyleType="none">
        {data?.rules.map(({ ruleId, name, place, enabled }) => (
          <li key={ruleId}>
            Rule {place}: {mayEdit ? <TextLink to={editRuleLink(ruleId)}>{name}</TextLink> : name}
            {!enabled && ' (switched off)'}
          </li>
        ))}
        {data?.isFallback && <li>The configuration falls back on it.</li>}
      </Stack>
      {data && data.subjects.length > 0 && <Subjects subjects={data.subjects} />}
    </Stack>
  )
}
