import { refusalToRequest } from '@portal/contract/resources/change-request-rules.ts'
import { getFileVersion } from '@portal/contract/resources/file-endpoints.ts'
import { PageWith, useLoaded, useRouteParams } from '@portal/portal-app'
import { Page } from '@portal/ui'
import { routes } from '../routes.ts'
import { FrozenVersion } from '../version/frozen-version.tsx'
import { LiveComparison } from '../version/live-comparison.tsx'
import { VersionNotices } from '../version/version-notices.tsx'
import { VersionStatusBadge } from '../version/version-status.tsx'
import { ChangeRequestCreateForm } from './change-request-create-form.tsx'
import { kindFor } from './kind-for.ts'

/** The request for a version, with what it would change. */
function RequestOfVersion() {
  const params = useRouteParams(routes.changeRequestCreate)
  const version = useLoaded(getFileVersion, { params })
  const { fileName, number, status, openChangeRequestId } = version
  const kind = kindFor(version)
  const mayRequest = !openChangeRequestId && !refusalToRequest(kind, version)
  const does = kind === 'PUBLISH' ? 'publication' : 'deletion'
  const form = <ChangeRequestCreateForm version={version} kind={kind} />
  return (
    <Page
      title={`Request the ${does} of ${fileName}, version ${number}`}
      status={<VersionStatusBadge status={status} />}
    >
      {status === 'DELETED' ? <FrozenVersion version={version} /> : <VersionNotices version={version} />}
      {mayRequest && kind === 'PUBLISH' && <LiveComparison version={version}>{form}</LiveComparison>}
      {mayRequest && kind === 'DELETE' && form}
    </Page>
  )
}

export default function ChangeRequestCreatePage() {
  return (
    <PageWith call={getFileVersion}>
      <RequestOfVersion />
    </PageWith>
  )
}
