import { DIRECTORY_PAGE_SIZE } from '@portal/contract/resources/file.ts'
import { listDirectories } from '@portal/contract/resources/file-endpoints.ts'
import { OnlyWith, useLoaded } from '@portal/portal-app'
import { Page } from '@portal/ui'
import { useSearchParams } from 'react-router-dom'
import { DIRECTORY_PARAMETER } from './create-file-address.ts'
import { FileCreateForm } from './file-create-form.tsx'

function FormWithDirectories() {
  const { items } = useLoaded(listDirectories, { query: { pageSize: DIRECTORY_PAGE_SIZE } })
  const [query] = useSearchParams()
  const chosen = items.find(({ id }) => id === query.get(DIRECTORY_PARAMETER))
  return <FileCreateForm directories={items} dirId={chosen?.id} />
}

export default function FileCreatePage() {
  return (
    <Page description="It starts as a draft, visible only to operators until published.">
      <OnlyWith call={listDirectories}>
        <FormWithDirectories />
      </OnlyWith>
    </Page>
  )
}
