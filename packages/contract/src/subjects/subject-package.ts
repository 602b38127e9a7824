/** Records that are exported with a subject. */
export const PACKAGE_CONTENTS = ['DPAS', 'TEMPLATES', 'RESOURCES', 'PUBLIC_KEYS'] as const
export type PackageContent = (typeof PACKAGE_CONTENTS)[number]

export const PACKAGE_CONTENT_LABELS: Record<PackageContent, string> = {
  DPAS: 'DPAs',
  TEMPLATES: 'Message templates',
  RESOURCES: 'References to resources',
  PUBLIC_KEYS: 'Public keys and certificates',
}

export const PACKAGE_KIND = 'subject-package'

/** Maximum number of subjects per package. */
export const MAX_PACKAGED_SUBJECTS = 50

/** More DPAs than this are exported in separate files. */
export const MAX_PACKAGED_DPAS = 10_000

/** What is checked before writing anything, and when it is written. */
export const TASK_MODES = ['APPLY', 'VALIDATE_FIRST', 'VALIDATE_ONLY'] as const
export type TaskMode = (typeof TASK_MODES)[number]
