import type { ContentType } from '@portal/contract/resources/file.ts'
import { sizeInWords } from '@portal/portal-app'
import { FilePreview } from '@portal/portal-app/content'
import { Stack, Text } from '@portal/ui'
import type { TypedContent } from './content-form.ts'
import type { UploadedContent } from './uploaded-content.ts'

interface ContentPreviewProps {
  /** The name of the file in the directory. */
  readonly name: string
  readonly contentType: ContentType
  readonly content: TypedContent
  /** Unknown after a reload of the page. */
  readonly upload: UploadedContent | undefined
}

/** The content of a form before it is saved. */
export function ContentPreview({ name, contentType, content, upload }: ContentPreviewProps) {
  if (content.uploadId && !upload) return <Text>The content of {name} is the uploaded file.</Text>
  const text = upload ? upload.text : content.content
  const sizeBytes = upload ? upload.sizeBytes : new TextEncoder().encode(text).length
  const sha256 = upload?.sha256 ?? ''
  return (
    <Stack gap="3">
      <Text>
        {name}, {sizeInWords(sizeBytes)}
        {upload && upload.name !== name && `, uploaded as ${upload.name}`}
      </Text>
      <FilePreview
        file={{
          name,
          contentType,
          sizeBytes,
          sha256,
          content: text ?? null,
          downloadUrl: null,
          bytes: upload?.file,
        }}
      />
    </Stack>
  )
}
