import { getDirectory, getFile } from '@portal/contract/resources/file-endpoints.ts'
import { useLoaded, useRouteParams } from '@portal/portal-app'
import { Page, Skeleton } from '@portal/ui'
import { routes } from '../routes.ts'
import { BaseChoice } from './base-choice.tsx'
import { NewerDraftNotice } from './newer-draft-notice.tsx'
import { useBase } from './use-base.ts'
import { VersionCreateForm } from './version-create-form.tsx'

export default function VersionCreatePage() {
  const params = useRouteParams(routes.versionCreate)
  const file = useLoaded(getFile, { params })
  const directory = useLoaded(getDirectory, { params: { dirId: params.dirId } })
  const base = useBase(file)
  return (
    <Page
      title={`Add a version of ${file.name}`}
      description="It starts as a draft. The live version does not change."
    >
      <NewerDraftNotice file={file} base={base.version} />
      <BaseChoice base={base} />
      {base.isPending ? (
        <Skeleton height="24rem" />
      ) : (
        <VersionCreateForm key={base.version?.id} file={file} directory={directory} base={base.version} />
      )}
    </Page>
  )
}
