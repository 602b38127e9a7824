import { z } from 'zod'
import { timestamp } from '../formats.ts'
import { DATA_KEYS, SUBJECT_TYPES } from './subject.ts'
import { MAX_PACKAGED_SUBJECTS, PACKAGE_KIND } from './subject-package.ts'

/** The head of a package, before its subjects. */
export const PackageHead = z.strictObject({
  /** A summary of its contents by subject, so that they can be shown without reading everything. */
  contents: z
    .array(
      z.strictObject({
        id: z.string().max(40),
        type: z.enum(SUBJECT_TYPES),
        name: z.string(),
        dataKeys: z.array(z.enum(DATA_KEYS)),
        dpas: z.number().int(),
        templates: z.number().int(),
        resources: z.number().int(),
      }),
    )
    .min(1)
    .max(MAX_PACKAGED_SUBJECTS),
  /** SHA-256, in hexadecimal, of the RFC 8785 form without `digest` and `signature`. The file is in that form. */
  digest: z.string(),
  kind: z.literal(PACKAGE_KIND),
  schemaVersion: z.literal(4),
  /** Detached JWS (RFC 7515, appendix F) over the digest. */
  signature: z.string(),
  source: z.strictObject({
    environment: z.string(),
    accountId: z.string(),
    exportedAt: timestamp,
    exportedBy: z.string(),
    taskId: z.string(),
    view: z.enum(['published', 'draft']),
  }),
})

export type PackageHead = z.infer<typeof PackageHead>
