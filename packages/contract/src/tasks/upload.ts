import type { Permission } from '../permission-table.ts'

export const UPLOAD_PURPOSES = [
  'DPA_IMPORT',
  'DPA_FILE_ONBOARDING',
  'SUBJECT_IMPORT',
  'FILE_CONTENT',
] as const
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number]

/** Any one of these is needed to upload for a purpose. */
export const UPLOAD_PERMISSIONS: Record<UploadPurpose, readonly Permission[]> = {
  DPA_IMPORT: ['dpa.import'],
  DPA_FILE_ONBOARDING: ['dpa.fileOnboarding'],
  SUBJECT_IMPORT: ['subject.create', 'dpa.import'],
  FILE_CONTENT: ['file.create', 'fileVersion.create', 'fileVersion.update'],
}

const MIB = 1024 * 1024

/** A larger package could not be imported, so it is not created. */
export const MAX_PACKAGE_BYTES = 100 * MIB

/** Unused uploads are deleted after this time. */
export const UPLOAD_KEPT_HOURS = 24

/** Larger files can be sent in parts of this size; the last one is the remainder. */
export const UPLOAD_PART_BYTES = 8 * MIB

/** Media types by purpose, with their maximum size in bytes. */
export const UPLOAD_LIMITS: Record<UploadPurpose, Readonly<Record<string, number>>> = {
  DPA_IMPORT: {
    'text/csv': 100 * MIB,
    'application/json': 100 * MIB,
    'application/x-ndjson': 1024 * MIB,
  },
  DPA_FILE_ONBOARDING: { 'text/csv': 100 * MIB, 'application/json': 100 * MIB },
  SUBJECT_IMPORT: { 'application/json': MAX_PACKAGE_BYTES },
  FILE_CONTENT: {
    'text/html': MIB,
    'text/markdown': MIB,
    'text/plain': MIB,
    'application/json': MIB,
    'application/pdf': 10 * MIB,
    'image/png': 10 * MIB,
    'image/jpeg': 10 * MIB,
    'image/svg+xml': 10 * MIB,
  },
}

/** The largest file that can be uploaded for any purpose. */
export const MAX_UPLOAD_BYTES = Math.max(
  ...Object.values(UPLOAD_LIMITS).flatMap((limits) => Object.values(limits)),
)
