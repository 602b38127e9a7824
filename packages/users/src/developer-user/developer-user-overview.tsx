import type { DeveloperUser } from '@portal/contract/developer-portal/developer-user-schemas.ts'
import { SUBJECT_TYPE_LABELS } from '@portal/contract/subjects/subject.ts'
import { DetailsList, Moment, StatusBadge } from '@portal/ui'
import { personName } from '../user/person-name.ts'
import { countryName } from './country-name.ts'
import { SubjectName } from './subject-name.tsx'

/** What a decision about a developer rests on. */
export function DeveloperUserOverview({ user }: { user: DeveloperUser }) {
  const { decidedAt, decidedBy, subjectId } = user
  return (
    <DetailsList
      columns={1}
      items={[
        { label: 'Name', value: personName(user) },
        { label: 'E-mail', value: user.email },
        { label: 'Company', value: user.companyName },
        { label: 'Country', value: countryName(user.country) },
        { label: 'Phone', value: user.phone },
        {
          label: 'Wants to work as',
          value: user.requestedSubjectTypes.map((type) => SUBJECT_TYPE_LABELS[type]).join(', '),
        },
        { label: 'Linked subject', value: subjectId && <SubjectName subjectId={subjectId} /> },
        { label: 'Status', value: <StatusBadge status={user.status} /> },
        { label: 'Registered', value: <Moment at={user.requestedAt} /> },
        {
          label: 'Decided',
          value: decidedAt && (
            <>
              <Moment at={decidedAt} /> by {decidedBy?.name}
            </>
          ),
        },
        { label: 'Reason', value: user.decisionReason },
      ]}
    />
  )
}
