import { getFile } from '@portal/contract/resources/file-endpoints.ts'
import { PageWith, useRouteParams } from '@portal/portal-app'
import { routes } from '../routes.ts'
import { NewVersionOfFile } from './new-version-of-file.tsx'

export default function VersionCreatePage() {
  const params = useRouteParams(routes.versionCreate)
  return (
    <PageWith call={getFile}>
      <NewVersionOfFile params={params} />
    </PageWith>
  )
}
