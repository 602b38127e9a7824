import type { listSubjectHistory } from '@portal/contract/subjects/subject-endpoints.ts'
import { actionInWords, Section } from '@portal/portal-app'
import type { queryFor } from '@portal/session'
import { Box, ErrorNotice, Moment, Skeleton, Stack, Text, TextLink } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { historyInWords } from '../subject/history-in-words.ts'

/** Enough to see what happened lately. */
export const LAST_CHANGES = { only: 'changes', sort: '-changedAt', pageSize: 5 } as const

interface LastChangesProps {
  /** Reads the newest entries of the record's history. */
  readonly query: ReturnType<typeof queryFor<typeof listSubjectHistory>>
  /** Address of all changes. */
  readonly allAt: string
}

/** The newest changes to a record: what, by whom, and why. */
export function LastChanges({ query, allAt }: LastChangesProps) {
  const { data, error } = useQuery(query)
  return (
    <Section title="Last changes">
      {error && <ErrorNotice error={error} />}
      {!data && !error && <Skeleton height="12rem" />}
      {data && (
        <Stack as="ol" gap="3" listStyleType="none">
          {data.items.map(historyInWords).map(({ id, action, changedAt, changedBy, changeReason }) => (
            <Box as="li" key={id} minWidth="0" overflowWrap="anywhere">
              {actionInWords(action)}
              <Text fontSize="sm" color="fg.muted">
                {changedBy.name} · <Moment at={changedAt} relative />
              </Text>
              {changeReason && <Text fontSize="sm">{changeReason}</Text>}
            </Box>
          ))}
        </Stack>
      )}
      <TextLink to={allAt}>All changes</TextLink>
    </Section>
  )
}
