import { getDirectory, getFile } from '@portal/contract/resources/file-endpoints.ts'
import { useLoaded, useReadable } from '@portal/portal-app'
import { Page, Skeleton } from '@portal/ui'
import { rulesOf } from '../directory/content-rules.ts'
import { BaseChoice } from './base-choice.tsx'
import { NewerDraftNotice } from './newer-draft-notice.tsx'
import { useBase } from './use-base.ts'
import { VersionCreateForm } from './version-create-form.tsx'

interface NewVersionOfFileProps {
  readonly params: { readonly dirId: string; readonly fileId: string }
}

/** The form for a new version of a file, with what it starts from. */
export function NewVersionOfFile({ params }: NewVersionOfFileProps) {
  const file = useLoaded(getFile, { params })
  const directory = rulesOf(useReadable(getDirectory, { params: { dirId: params.dirId } }))
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
