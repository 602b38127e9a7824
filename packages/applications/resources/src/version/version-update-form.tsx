import { getFileVersion, updateFileVersion } from '@portal/contract/resources/file-endpoints.ts'
import type { FileVersion } from '@portal/contract/resources/file-schemas.ts'
import { EditForm } from '@portal/portal-app/form'
import { linkTo } from '@portal/routing/link-to.ts'
import { useMemo, useState } from 'react'
import type { ContentRules } from '../directory/content-rules.ts'
import { FILE_LABELS } from '../file/file-labels.ts'
import { routes } from '../routes.ts'
import { typeByName } from './content-form.ts'
import { DraftDifference } from './draft-difference.tsx'
import type { UploadedContent } from './uploaded-content.ts'
import { VersionFields } from './version-fields.tsx'
import { draftForm } from './version-form.ts'

const toValues = ({ content, comment, validFrom }: FileVersion) => ({
  content: content ?? '',
  comment: comment ?? '',
  validFrom: validFrom ?? '',
})

/** Form of a draft. Changes of two people to different lines of a text are merged. */
export function VersionUpdateForm({ version, directory }: { version: FileVersion; directory: ContentRules }) {
  const { dirId, fileId, id: verId, fileName } = version
  const params = { dirId, fileId, verId }
  const contentType = typeByName(fileName) ?? version.contentType
  const [upload, setUpload] = useState<UploadedContent>()
  const schema = useMemo(() => draftForm(directory, contentType), [directory, contentType])
  return (
    <EditForm
      record={{
        read: getFileVersion,
        input: { params },
        name: ({ number }) => `${fileName}, version ${number}`,
        toValues,
      }}
      schema={schema}
      labels={FILE_LABELS}
      save={{
        call: updateFileVersion,
        change: (body) => ({ params, body }),
        done: ({ number }) => `${fileName}, version ${number} saved`,
        goTo: linkTo(routes.versionDetails, params),
      }}
      review={{
        ask: 'optionalReason',
        describe: (after, before) => (
          <DraftDifference before={before} after={after} file={{ name: fileName, contentType, upload }} />
        ),
      }}
      cancelTo={linkTo(routes.versionDetails, params)}
    >
      <VersionFields directory={directory} contentType={contentType} onUpload={setUpload} />
    </EditForm>
  )
}
