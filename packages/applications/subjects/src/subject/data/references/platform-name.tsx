import { getSubject } from '@portal/contract/subjects/subject-endpoints.ts'
import { subject } from '@portal/contract/subjects/subject-record.ts'
import { RecordLink } from '@portal/portal-app/record-link'
import { queryFor, useCan } from '@portal/session'
import { Mono } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'

/** The name of an external authentication platform, with a link; its ID for operators who cannot read it. */
export function PlatformName({ id }: { id: string }) {
  const params = { subjectId: id }
  const enabled = useCan(getSubject)
  const { data } = useQuery({ ...queryFor(getSubject, { params }, { errors: 'nowhere' }), enabled })
  if (!data) return <Mono>{id}</Mono>
  return (
    <RecordLink record={subject} id={id} subjectType={data.type}>
      {data.name}
    </RecordLink>
  )
}
