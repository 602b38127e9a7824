import { createHash } from 'node:crypto'
import type { UploadPurpose } from '@portal/contract/tasks/upload.ts'
import { createUploadUrl } from '@portal/contract/tasks/upload-endpoints.ts'
import type { TestCaller } from './test-server.ts'

/** Facts that are announced about a file before its bytes are sent. */
export const factsOf = (content: string | Buffer) => ({
  sizeBytes: Buffer.byteLength(content),
  sha256: createHash('sha256').update(content).digest('hex'),
})

const ENDINGS: Readonly<Record<string, string>> = {
  'text/markdown': 'md',
  'text/plain': 'txt',
  'image/svg+xml': 'svg',
  'application/x-ndjson': 'ndjson',
}

/** File extension for this type. */
export const endingOf = (contentType: string): string =>
  ENDINGS[contentType] ?? contentType.split('/').at(-1) ?? ''

/** Uploads a file as the portal does; resolves to the id of the upload. */
export async function uploadFile(
  caller: TestCaller,
  purpose: UploadPurpose,
  content: string | Buffer,
  contentType = 'text/csv',
): Promise<string> {
  const body = { fileName: `upload.${endingOf(contentType)}`, contentType, purpose, ...factsOf(content) }
  const { body: upload, text } = await caller.call(createUploadUrl, { body })
  if (!upload.uploadUrl) throw new Error(text)
  const response = await fetch(upload.uploadUrl, {
    method: upload.method,
    headers: upload.headers,
    body: new Uint8Array(Buffer.from(content)),
  })
  if (!response.ok) throw new Error(await response.text())
  return upload.uploadId
}
