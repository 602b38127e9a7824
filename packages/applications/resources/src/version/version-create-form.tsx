import { createChangeRequest } from '@portal/contract/resources/change-request-endpoints.ts'
import { createFileVersion } from '@portal/contract/resources/file-endpoints.ts'
import type { File, FileVersion } from '@portal/contract/resources/file-schemas.ts'
import { CreateForm } from '@portal/portal-app/form'
import { linkTo } from '@portal/routing/link-to.ts'
import { useCan } from '@portal/session'
import { HStack, Tick } from '@portal/ui'
import { useMemo, useState } from 'react'
import type { ContentRules } from '../directory/content-rules.ts'
import { FILE_LABELS } from '../file/file-labels.ts'
import { routes } from '../routes.ts'
import { typeByName } from './content-form.ts'
import { DraftDifference } from './draft-difference.tsx'
import type { UploadedContent } from './uploaded-content.ts'
import { VersionFields } from './version-fields.tsx'
import { versionForm } from './version-form.ts'

interface VersionCreateFormProps {
  readonly file: File
  readonly directory: ContentRules
  readonly base: FileVersion | undefined
}

/** Form for a new version, prefilled from its base. */
export function VersionCreateForm({ file, directory, base }: VersionCreateFormProps) {
  const params = { dirId: file.dirId, fileId: file.id }
  const contentType = typeByName(file.name) ?? file.contentType
  const [upload, setUpload] = useState<UploadedContent>()
  const schema = useMemo(() => versionForm(directory, contentType), [directory, contentType])
  const mayRequest = useCan(createChangeRequest)
  const [requests, setRequests] = useState(false)
  return (
    <CreateForm
      schema={schema}
      labels={FILE_LABELS}
      defaultValues={{ content: base?.content ?? '', comment: '', validFrom: '' }}
      draft={`version of ${file.id}`}
      save={{
        call: createFileVersion,
        input: (body, { changeReason }) => ({
          params,
          body: { ...body, ...(changeReason && { changeReason }) },
        }),
        done: ({ fileName, number }) => `${fileName}, version ${number} saved as draft`,
        goTo: ({ id: verId }) =>
          linkTo(requests ? routes.changeRequestCreate : routes.versionDetails, { ...params, verId }),
      }}
      review={{
        ask: 'optionalReason',
        describe: (version) => (
          <DraftDifference before={base} after={version} file={{ name: file.name, contentType, upload }} />
        ),
      }}
      submitLabel="Save draft"
      cancelTo={linkTo(routes.fileDetails, params)}
    >
      <VersionFields directory={directory} contentType={contentType} onUpload={setUpload} />
      {mayRequest && (
        <HStack as="label" gap="2">
          <Tick type="checkbox" checked={requests} onChange={({ target }) => setRequests(target.checked)} />
          Then request its publication
        </HStack>
      )}
    </CreateForm>
  )
}
