import { getFile, listAllFiles } from '@portal/contract/resources/file-endpoints.ts'
import { file } from '@portal/contract/resources/resource-records.ts'
import { queryForAll } from '@portal/portal-app'
import { RecordLink } from '@portal/portal-app/record-link'
import { queryFor, useCan } from '@portal/session'
import { Mono } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'

interface FileNameProps {
  readonly dirId: string
  readonly fileId: string
}

/** The name of a file under Resources, with a link; its ID for operators who cannot read it. */
export function FileName({ dirId, fileId }: FileNameProps) {
  const enabled = useCan(getFile)
  const { data } = useQuery({
    ...queryFor(getFile, { params: { dirId, fileId } }, { errors: 'nowhere' }),
    enabled,
  })
  if (!data) return <Mono>{fileId}</Mono>
  return (
    <RecordLink record={file} id={fileId} directoryId={dirId}>
      {data.name}
    </RecordLink>
  )
}

/** As `FileName`, for a file whose directory is not stored. */
export function ImageName({ fileId }: { fileId: string }) {
  const enabled = useCan(listAllFiles)
  const { data } = useQuery({
    ...queryForAll(listAllFiles, { query: { sort: 'name' } }, { errors: 'nowhere' }),
    enabled,
  })
  const found = data?.find(({ id }) => id === fileId)
  return found ? <FileName dirId={found.dirId} fileId={fileId} /> : <Mono>{fileId}</Mono>
}
