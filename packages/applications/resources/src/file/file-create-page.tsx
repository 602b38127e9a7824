import { DIRECTORY_PAGE_SIZE } from '@portal/contract/resources/file.ts'
import { listDirectories } from '@portal/contract/resources/file-endpoints.ts'
import { useLoaded } from '@portal/portal-app'
import { Page } from '@portal/ui'
import { useSearchParams } from 'react-router-dom'
import { DIRECTORY_PARAMETER } from './create-file-address.ts'
import { FileCreateForm } from './file-create-form.tsx'

export default function FileCreatePage() {
  const { items } = useLoaded(listDirectories, { query: { pageSize: DIRECTORY_PAGE_SIZE } })
  const [query] = useSearchParams()
  const chosen = items.find(({ id }) => id === query.get(DIRECTORY_PARAMETER))
  return (
    <Page description="It starts as a draft, visible only to operators until published.">
      <FileCreateForm directories={items} dirId={chosen?.id} />
    </Page>
  )
}
