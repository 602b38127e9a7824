import { getFileVersion } from '@portal/contract/resources/file-endpoints.ts'
import { queryFor } from '@portal/session'
import { ErrorNotice, Skeleton } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { ContentView } from './content-view.tsx'

interface PublishedContentProps {
  readonly params: { readonly dirId: string; readonly fileId: string; readonly verId: string }
}

/** What consumers see once a version is published, for the question. */
export function PublishedContent({ params }: PublishedContentProps) {
  const { data, error } = useQuery(queryFor(getFileVersion, { params }, { errors: 'here' }))
  if (error) return <ErrorNotice error={error} />
  return data ? <ContentView version={data} /> : <Skeleton height="16rem" />
}
