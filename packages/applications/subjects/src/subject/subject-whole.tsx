import type { Subject } from '@portal/contract/subjects/subject-schemas.ts'
import { Stack } from '@portal/ui'
import { SubjectOverview } from './subject-overview.tsx'
import { UsedBy } from './used-by.tsx'

/** The main facts about a subject, and who depends on it. */
export const SubjectWhole = ({ subject }: { subject: Subject }) => (
  <Stack gap="6">
    <SubjectOverview subject={subject} />
    {subject.type === 'EXT_AUTH_PLATFORM' && <UsedBy platformId={subject.id} />}
  </Stack>
)
