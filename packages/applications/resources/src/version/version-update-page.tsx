import { getDirectory, getFileVersion } from '@portal/contract/resources/file-endpoints.ts'
import { useLoaded, useReadable, useRouteParams } from '@portal/portal-app'
import { Page } from '@portal/ui'
import { rulesOf } from '../directory/content-rules.ts'
import { routes } from '../routes.ts'
import { FrozenVersion } from './frozen-version.tsx'
import { ReviewNotice } from './review-notice.tsx'
import { VersionStatusBadge } from './version-status.tsx'
import { VersionUpdateForm } from './version-update-form.tsx'

export default function VersionUpdatePage() {
  const params = useRouteParams(routes.versionUpdate)
  const version = useLoaded(getFileVersion, { params })
  const directory = useReadable(getDirectory, { params: { dirId: params.dirId } })
  return (
    <Page
      title={`Edit ${version.fileName}, version ${version.number}`}
      status={<VersionStatusBadge status={version.status} />}
    >
      {version.status === 'DRAFT' ? (
        <>
          <ReviewNotice version={version} />
          <VersionUpdateForm version={version} directory={rulesOf(directory)} />
        </>
      ) : (
        <FrozenVersion version={version} />
      )}
    </Page>
  )
}
