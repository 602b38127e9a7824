/** What of a subject travels with it into another environment. */
export const PACKAGE_PARTS = ['DPAS', 'TEMPLATES', 'RESOURCES', 'PUBLIC_KEYS'] as const
export type PackagePart = (typeof PACKAGE_PARTS)[number]

export const PACKAGE_PART_LABELS: Record<PackagePart, string> = {
  DPAS: 'DPAs',
  TEMPLATES: 'Message templates',
  RESOURCES: 'References to resources',
  PUBLIC_KEYS: 'Public keys and certificates',
}

export const PACKAGE_KIND = 'subject-package'

/** As many subjects fit into one package. */
export const MOST_PACKAGED_SUBJECTS = 50

/** More DPAs than this travel in files of their own. */
export const MOST_PACKAGED_DPAS = 10_000

/** What is checked before anything is written, and when it is written. */
export const TASK_MODES = ['APPLY', 'VALIDATE_FIRST', 'VALIDATE_ONLY'] as const
export type TaskMode = (typeof TASK_MODES)[number]
