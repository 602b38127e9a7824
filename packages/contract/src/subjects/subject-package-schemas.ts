import { z } from 'zod'
import { changeReason, timestamp, unique, uuid } from '../formats.ts'
import { TaskStarted } from '../tasks/task-schemas.ts'
import { SUBJECT_TYPES } from './subject.ts'
import { MOST_PACKAGED_SUBJECTS, PACKAGE_KIND, PACKAGE_PARTS, TASK_MODES } from './subject-package.ts'

const parts = unique(z.array(z.enum(PACKAGE_PARTS))).default([...PACKAGE_PARTS])

const record = z.record(z.string(), z.unknown())

/** One subject of a package, with what travels with it. */
const PackagedSubject = z.strictObject({
  id: z.string().max(40),
  type: z.enum(SUBJECT_TYPES),
  externalReference: z.string().max(64).optional(),
  /** By data key; checked against the data's own schemas when it is imported. */
  data: z.record(z.string(), record),
  dpas: z.array(record).optional(),
  templates: z.array(record).optional(),
  resources: z.array(z.strictObject({ dir: z.string(), file: z.string(), sha256: z.string() })).optional(),
})

/** A file that brings subjects from one environment into another, signed by the account it comes from. */
export const SubjectPackage = z.strictObject({
  kind: z.literal(PACKAGE_KIND),
  schemaVersion: z.literal(4),
  source: z.strictObject({
    environment: z.string(),
    accountId: z.string(),
    exportedAt: timestamp,
    exportedBy: z.string(),
    taskId: z.string(),
    view: z.enum(['published', 'draft']),
  }),
  subjects: z.array(PackagedSubject).min(1).max(MOST_PACKAGED_SUBJECTS),
  /** SHA-256, in hexadecimal, of the RFC 8785 form without `digest` and `signature`. */
  digest: z.string(),
  /** Detached JWS (RFC 7515, appendix F) over that form. */
  signature: z.string(),
})

export const SubjectExport = z.strictObject({
  subjectIds: unique(z.array(z.string().min(1).max(40)).min(1).max(MOST_PACKAGED_SUBJECTS)),
  view: z.enum(['published', 'draft']),
  include: parts,
  changeReason,
})

export const SubjectImport = z.strictObject({
  uploadId: uuid,
  mode: z.enum(TASK_MODES).default('VALIDATE_FIRST'),
  /** What happens to a subject that is there already. */
  onConflict: z.enum(['FAIL', 'UPDATE_DRAFT']),
  include: parts,
  publish: z.boolean().default(false),
  changeReason,
})

export const subjectPackageSchemas = {
  exportSubjects: { body: SubjectExport, response: TaskStarted },
  importSubjects: { body: SubjectImport, response: TaskStarted },
}

export type SubjectPackage = z.infer<typeof SubjectPackage>
export type PackagedSubject = z.infer<typeof PackagedSubject>
