import { listDirectories } from '@portal/contract/resources/file-endpoints.ts'
import { OnlyWith, queryForAll } from '@portal/portal-app'
import { Page } from '@portal/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { DIRECTORY_PARAMETER } from './create-file-address.ts'
import { FileCreateForm } from './file-create-form.tsx'

function FormWithDirectories() {
  const { data } = useSuspenseQuery(queryForAll(listDirectories, {}))
  const [query] = useSearchParams()
  const chosen = data.find(({ id }) => id === query.get(DIRECTORY_PARAMETER))
  return <FileCreateForm directories={data} dirId={chosen?.id} />
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
