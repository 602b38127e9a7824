import { isTextContentType } from '@portal/contract/resources/file.ts'
import type { UploadedFile } from '@portal/portal-app/upload'

/** An uploaded file with its text, if it is one. */
export interface UploadedContent extends UploadedFile {
  readonly text: string | undefined
}

export async function uploadedContent(uploaded: UploadedFile): Promise<UploadedContent> {
  const isText = isTextContentType(uploaded.contentType)
  return { ...uploaded, text: isText ? await uploaded.file.text() : undefined }
}
