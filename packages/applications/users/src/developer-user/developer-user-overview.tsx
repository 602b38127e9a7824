import type { DeveloperUser } from '@portal/contract/developer-portal/developer-user-schemas.ts'
import { SUBJECT_TYPE_LABELS } from '@portal/contract/subjects/subject.ts'
import { countryName } from '@portal/portal-app'
import { DetailsList, Moment } from '@portal/ui'
import { personName } from '../user/person-name.ts'
import { DEVELOPER_USER_LABELS as labels } from './developer-user-labels.ts'
import { DeveloperStatusBadge } from './developer-user-status.tsx'
import { SubjectName } from './subject-name.tsx'

/** The facts that a decision about a developer is based on. */
export function DeveloperUserOverview({ user }: { user: DeveloperUser }) {
  const { decidedAt, decidedBy, subjectId, subjectName } = user
  return (
    <DetailsList
      columns={1}
      items={[
        { label: 'Name', value: personName(user) },
        { label: labels.email, value: user.email },
        { label: labels.companyName, value: user.companyName },
        { label: labels.country, value: countryName(user.country) },
        { label: labels.phone, value: user.phone },
        {
          label: labels.requestedSubjectTypes,
          value: user.requestedSubjectTypes.map((type) => SUBJECT_TYPE_LABELS[type]).join(', '),
        },
        {
          label: labels.subjectId,
          value: subjectId && <SubjectName subjectId={subjectId} name={subjectName} />,
        },
        { label: labels.status, value: <DeveloperStatusBadge status={user.status} /> },
        { label: labels.requestedAt, value: <Moment at={user.requestedAt} /> },
        {
          label: 'Decided',
          value: decidedAt && (
            <>
              <Moment at={decidedAt} /> by {decidedBy?.name}
            </>
          ),
        },
        { label: labels.decisionReason, value: user.decisionReason },
      ]}
    />
  )
}
