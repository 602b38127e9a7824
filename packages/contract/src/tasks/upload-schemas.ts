import { z } from 'zod'
import { line, timestamp, uuid } from '../formats.ts'
import { TASK_STATUSES } from './task.ts'
import { UPLOAD_PURPOSES } from './upload.ts'

/** SHA-256 in hexadecimal. */
const sha256 = z
  .string()
  .toLowerCase()
  .regex(/^[0-9a-f]{64}$/, 'Must be a SHA-256 in hexadecimal')

const UploadPart = z.object({
  /** Counted from 1. */
  number: z.number().int(),
  /** Offset of the part in the file. */
  firstByte: z.number().int(),
  sizeBytes: z.number().int(),
  /** Absent for a part that was uploaded. */
  uploadUrl: z.string().optional(),
})

export const uploadSchemas = {
  createUploadUrl: {
    body: z.strictObject({
      fileName: line(1, 255),
      contentType: line(1, 100).toLowerCase(),
      sizeBytes: z.number().int().min(1),
      sha256,
      purpose: z.enum(UPLOAD_PURPOSES),
    }),
    response: z.object({
      uploadId: uuid,
      uploadUrl: z.string(),
      method: z.literal('PUT'),
      headers: z.record(z.string(), z.string()),
      expiresAt: timestamp,
      maxBytes: z.number().int(),
      /** The newest task with the same bytes and purpose. */
      earlierTask: z
        .object({
          id: uuid,
          number: z.string(),
          status: z.enum(TASK_STATUSES),
          subjectName: z.string().optional(),
          createdAt: timestamp,
        })
        .optional(),
    }),
  },
  createPartUrls: {
    response: z.object({
      method: z.literal('PUT'),
      expiresAt: timestamp,
      parts: z.array(UploadPart),
    }),
  },
  completeUpload: {},
}
