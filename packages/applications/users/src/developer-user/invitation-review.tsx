import type { createDeveloperUser } from '@portal/contract/developer-portal/developer-user-endpoints.ts'
import type { InputOf } from '@portal/contract/endpoint.ts'
import { SUBJECT_TYPE_LABELS } from '@portal/contract/subjects/subject.ts'
import { countryName } from '@portal/portal-app'
import { DetailsList } from '@portal/ui'
import { personName } from '../user/person-name.ts'
import { SubjectName } from './subject-name.tsx'

export type Invitation = InputOf<typeof createDeveloperUser>['body']

/** Summary of an invitation, with the form's labels instead of codes. */
export function InvitationReview({ invitation }: { invitation: Invitation }) {
  const { email, companyName, country, phone, requestedSubjectTypes, subjectId } = invitation
  return (
    <DetailsList
      columns={1}
      items={[
        { label: 'Name', value: personName(invitation) },
        { label: 'Email', value: email },
        { label: 'Company', value: companyName },
        { label: 'Country', value: countryName(country) },
        ...(phone ? [{ label: 'Phone', value: phone }] : []),
        {
          label: 'Works as',
          value: requestedSubjectTypes.map((type) => SUBJECT_TYPE_LABELS[type]).join(', '),
        },
        ...(subjectId
          ? [{ label: 'Linked business subject', value: <SubjectName subjectId={subjectId} /> }]
          : []),
      ]}
    />
  )
}
