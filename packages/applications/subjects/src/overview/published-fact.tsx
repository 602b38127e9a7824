import type { Subject } from '@portal/contract/subjects/subject-schemas.ts'
import { Box, HStack, Moment } from '@portal/ui'
import { PublicationStatus } from '../subject/publication-status.tsx'

type Published = Pick<Subject, 'publicationStatus' | 'hasUnpublishedChanges' | 'publishedAt' | 'publishedBy'>

/** Since when a record is live, and whether its draft differs; nothing for a draft, whose head says so. */
export function publishedFact(record: Published) {
  const { publishedAt, publishedBy } = record
  if (!publishedAt) return []
  const value = (
    <HStack gap="2" wrap="wrap">
      <PublicationStatus subject={record} />
      <Box as="span" fontSize="sm" color="fg.muted">
        <Moment at={publishedAt} />
        {publishedBy && ` by ${publishedBy.name}`}
      </Box>
    </HStack>
  )
  return [{ label: 'Publication', value }]
}
