import { getFileVersionById } from '@portal/contract/resources/file-endpoints.ts'
import { fileVersion } from '@portal/contract/resources/resource-records.ts'
import { RecordLink } from '@portal/portal-app/record-link'
import { queryFor, useCan } from '@portal/session'
import { Mono } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'

/** The number of a file's version, with a link; its ID for operators who cannot read it. */
export function VersionName({ id }: { id: string }) {
  const enabled = useCan(getFileVersionById)
  const { data } = useQuery({
    ...queryFor(getFileVersionById, { params: { verId: id } }, { errors: 'nowhere' }),
    enabled,
  })
  if (!data) return <Mono>{id}</Mono>
  return (
    <RecordLink record={fileVersion} id={id}>
      Version {data.number}
    </RecordLink>
  )
}
