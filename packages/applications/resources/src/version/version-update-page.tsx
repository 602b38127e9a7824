import { getDirectory, getFileVersion } from '@portal/contract/resources/file-endpoints.ts'
import { useLoaded, useRouteParams } from '@portal/portal-app'
import { Page } from '@portal/ui'
import { routes } from '../routes.ts'
import { FrozenVersion } from './frozen-version.tsx'
import { ReviewNotice } from './review-notice.tsx'
import { VersionStatusBadge } from './version-status.tsx'
import { VersionUpdateForm } from './version-update-form.tsx'

export default function VersionUpdatePage() {
  const params = useRouteParams(routes.versionUpdate)
  const version = useLoaded(getFileVersion, { params })
  const directory = useLoaded(getDirectory, { params: { dirId: params.dirId } })
  return (
    <Page
      title={`Edit ${version.fileName}, version ${version.number}`}
      status={<VersionStatusBadge status={version.status} />}
    >
      {version.status === 'DRAFT' ? (
        <>
          <ReviewNotice version={version} />
          <VersionUpdateForm version={version} directory={directory} />
        </>
      ) : (
        <FrozenVersion version={version} />
      )}
    </Page>
  )
}
