import { createHash } from 'node:crypto'
import { textProblem } from '@portal/contract/content/text-problem.ts'
import { sizeProblem, typeProblem } from '@portal/contract/resources/content-rules.ts'
import { type ContentType, isTextContentType } from '@portal/contract/resources/file.ts'
import { nameProblem } from '@portal/contract/resources/file-endings.ts'
import { ApiError, fieldDetail } from '@portal/server-common/http/api-error.ts'
import { fileTypeFromBuffer } from 'file-type/core'
import type { Caller } from '../access/caller.ts'
import { isComplete } from '../content/is-complete.ts'
import { readHead } from '../content/read-head.ts'
import type { Database } from '../database/tables.ts'
import type { ObjectStore } from '../storage/object-store.ts'
import { takeUpload, type Upload } from '../storage/upload-store.ts'
import type { DirectoryRow } from './directory-store.ts'
import type { FileContent } from './version-lifecycle.ts'

interface GivenContent {
  readonly contentType: ContentType
  readonly content?: string | undefined
  readonly uploadId?: string | undefined
}

interface Intake {
  readonly db: Database
  readonly storage: ObjectStore
  readonly caller: Caller
  readonly directory: DirectoryRow
  readonly fileName: string
  /** JSON Pointer of the version in the request. */
  readonly at: string
}

function requireType({ directory, at }: Intake, contentType: ContentType): void {
  const message = typeProblem(directory, contentType)
  if (!message) return
  throw new ApiError('CONTENT_TYPE_NOT_ALLOWED', {
    message,
    details: [fieldDetail(`${at}/contentType`, 'CONTENT_TYPE_NOT_ALLOWED', message)],
  })
}

interface Measured {
  readonly field: string
  readonly contentType: ContentType
  readonly sizeBytes: number
}

function requireSize({ directory, at }: Intake, { field, contentType, sizeBytes }: Measured): void {
  const message = sizeProblem(directory, contentType, sizeBytes)
  if (!message) return
  throw new ApiError('CONTENT_TOO_LARGE', {
    message,
    details: [fieldDetail(`${at}/${field}`, 'OUT_OF_RANGE', message)],
  })
}

const rejected = ({ at }: Intake, field: string, message: string) =>
  new ApiError('CONTENT_REJECTED', {
    message,
    details: [fieldDetail(`${at}/${field}`, 'CONTENT_REJECTED', message)],
  })

function textContent(intake: Intake, field: string, contentType: ContentType, text: string): FileContent {
  const bytes = Buffer.from(text)
  requireSize(intake, { field, contentType, sizeBytes: bytes.length })
  const problem = textProblem(contentType, text)
  if (problem) throw rejected(intake, field, problem)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { contentType, content: text, storageKey: null, sha256, sizeBytes: bytes.length }
}

async function uploadedText(intake: Intake, contentType: ContentType, { key, sizeBytes }: Upload) {
  requireSize(intake, { field: 'uploadId', contentType, sizeBytes })
  const bytes = await readHead(await intake.storage.read(key), sizeBytes)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return textContent(intake, 'uploadId', contentType, text)
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw rejected(intake, 'uploadId', 'The text is not in UTF-8.')
  }
}

async function uploadedBytes(intake: Intake, contentType: ContentType, upload: Upload): Promise<FileContent> {
  const { key, sha256, sizeBytes } = upload
  requireSize(intake, { field: 'uploadId', contentType, sizeBytes })
  const bytes = await readHead(await intake.storage.read(key), sizeBytes)
  const found = (await fileTypeFromBuffer(bytes))?.mime ?? 'of unknown type'
  if (found !== contentType) {
    throw rejected(intake, 'uploadId', `The file is not ${contentType}. It is ${found}.`)
  }
  if (!isComplete(contentType, bytes))
    throw rejected(
      intake,
      'uploadId',
      `The file starts like ${contentType} but is broken or of another type.`,
    )
  return { contentType, content: null, storageKey: key, sha256, sizeBytes }
}

/**
 * Checks content and returns where it is stored. Throws `ApiError` when it does not match its type, is too large or
 * unsafe.
 */
export async function takeContent(intake: Intake, { contentType, content, uploadId }: GivenContent) {
  requireType(intake, contentType)
  const problem = nameProblem(intake.fileName, contentType)
  if (problem) throw rejected(intake, 'contentType', problem)
  const isText = isTextContentType(contentType)
  if (uploadId === undefined) {
    if (isText) return textContent(intake, 'content', contentType, content ?? '')
    const detail = fieldDetail(`${intake.at}/content`, 'INVALID_VALUE', 'Upload files of this type.')
    throw new ApiError('VALIDATION_FAILED', { details: [detail] })
  }
  const upload = await takeUpload(intake, uploadId, 'FILE_CONTENT')
  return isText ? uploadedText(intake, contentType, upload) : uploadedBytes(intake, contentType, upload)
}
