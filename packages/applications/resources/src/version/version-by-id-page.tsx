import { getFileVersionById } from '@portal/contract/resources/file-endpoints.ts'
import { useLoaded, useRouteParams } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { Navigate } from 'react-router-dom'
import { routes } from '../routes.ts'

/** Resolves short links, as in emails and the audit trail, to the version's screen. */
export default function VersionByIdPage() {
  const {
    dirId,
    fileId,
    id: verId,
  } = useLoaded(getFileVersionById, { params: useRouteParams(routes.versionById) })
  return <Navigate replace to={linkTo(routes.versionDetails, { dirId, fileId, verId })} />
}
