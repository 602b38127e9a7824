import { updateFile } from '@portal/contract/resources/file-endpoints.ts'
import type { File } from '@portal/contract/resources/file-schemas.ts'
import { useCan } from '@portal/session'
import { formatNumber, Overview } from '@portal/ui'
import { CONTENT_TYPE_LABELS } from './content-types.ts'
import { FileForm } from './file-form.tsx'

/** A file's facts, editable for operators with the permission. */
export function FileFacts({ file }: { file: File }) {
  const mayEdit = useCan(updateFile)
  if (mayEdit) return <FileForm file={file} />
  return (
    <Overview
      items={[
        { label: 'Name', value: file.name },
        { label: 'Type', value: CONTENT_TYPE_LABELS[file.contentType] },
        { label: 'Description', value: file.description },
        { label: 'Language', value: file.lang },
        { label: 'Tags', value: file.tags.join(', ') },
        { label: 'Versions', value: formatNumber(file.versionCount) },
      ]}
      events={[
        { what: 'Updated', at: file.updatedAt, by: file.updatedBy.name },
        { what: 'Created', at: file.createdAt, by: file.createdBy.name },
      ]}
    />
  )
}
