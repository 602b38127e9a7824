import { getFile } from '@portal/contract/resources/file-endpoints.ts'
import { OnlyWith, useRouteParams } from '@portal/portal-app'
import { useCan } from '@portal/session'
import { Page } from '@portal/ui'
import { routes } from '../routes.ts'
import { NewVersionOfFile } from './new-version-of-file.tsx'

export default function VersionCreatePage() {
  const params = useRouteParams(routes.versionCreate)
  if (useCan(getFile)) return <NewVersionOfFile params={params} />
  return (
    <Page>
      <OnlyWith call={getFile} />
    </Page>
  )
}
