import { z } from 'zod'
import { changeReason, unique, uuid } from '../formats.ts'
import { hasReasonToApply, REASON_MISSING } from '../tasks/reason-to-apply.ts'
import { Task, TaskStarted } from '../tasks/task-schemas.ts'
import type { PackageHead } from './package-head.ts'
import { DATA_KEYS, SUBJECT_TYPES } from './subject.ts'
import { MAX_PACKAGED_SUBJECTS, PACKAGE_CONTENTS, TASK_MODES } from './subject-package.ts'

const contents = unique(z.array(z.enum(PACKAGE_CONTENTS))).default([...PACKAGE_CONTENTS])

const record = z.record(z.string(), z.unknown())

/** A subject of a package with its related records, except DPAs. */
export const PackagedSubject = z.strictObject({
  id: z.string().max(40),
  type: z.enum(SUBJECT_TYPES),
  externalReference: z.string().max(64).optional(),
  /** By data key; validated against the data's own schemas on import. */
  data: z.record(z.string(), record),
  templates: z.array(record).optional(),
  resources: z.array(z.strictObject({ dir: z.string(), file: z.string(), sha256: z.string() })).optional(),
})

/**
 * A file that moves subjects between environments, signed by its source account: the head, followed by the
 * subjects, each with its DPAs.
 */
export type SubjectPackage = PackageHead & {
  readonly subjects: readonly (PackagedSubject & { readonly dpas?: readonly z.infer<typeof record>[] })[]
}

export const SubjectExport = z.strictObject({
  subjectIds: unique(z.array(z.string().min(1).max(40)).min(1).max(MAX_PACKAGED_SUBJECTS)),
  view: z.enum(['published', 'draft']),
  include: contents,
  changeReason,
})

/** Replaces this prefix of addresses. */
const AddressChange = z.strictObject({
  from: z.string().trim().min(8, 'Use at least 8 characters').max(200).startsWith('https://'),
  to: z.string().trim().min(8, 'Use at least 8 characters').max(200).startsWith('https://'),
})

const choices = {
  /** What happens to existing subjects. */
  onConflict: z.enum(['FAIL', 'UPDATE_DRAFT']),
  include: contents,
  /** Parts of the subjects' data to import; all by default. */
  dataKeys: unique(z.array(z.enum(DATA_KEYS))).optional(),
  /** Maps the package's subject IDs to IDs in this account. */
  subjectIds: z.record(z.string().max(40), z.string().trim().min(1).max(40)).optional(),
  addresses: z.array(AddressChange).max(20).optional(),
  publish: z.boolean().default(false),
}

export const SubjectImport = z
  .strictObject({
    /** The package: an upload, or an export of this account. */
    uploadId: uuid.optional(),
    exportTaskId: uuid.optional(),
    mode: z.enum(TASK_MODES).default('VALIDATE_FIRST'),
    ...choices,
    changeReason: changeReason.optional(),
  })
  .refine(({ uploadId, exportTaskId }) => (uploadId === undefined) !== (exportTaskId === undefined), {
    path: ['uploadId'],
    message: 'Give either an upload or an export',
  })
  .refine(hasReasonToApply, REASON_MISSING)

/** New choices for a compared package that awaits confirmation. */
export const PromotionChoices = z.strictObject(choices)

export const subjectPackageSchemas = {
  exportSubjects: { body: SubjectExport, response: TaskStarted },
  importSubjects: { body: SubjectImport, response: TaskStarted },
  changePromotion: { body: PromotionChoices, response: Task },
}

export type PromotionChoices = z.infer<typeof PromotionChoices>
export type SubjectImport = z.infer<typeof SubjectImport>
export type PackagedSubject = z.infer<typeof PackagedSubject>
export type { PackageHead } from './package-head.ts'
