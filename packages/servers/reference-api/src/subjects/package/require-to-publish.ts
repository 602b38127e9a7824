import type { PackageHead } from '@portal/contract/subjects/package-head.ts'
import { type PromotionChoices, SubjectImport } from '@portal/contract/subjects/subject-package-schemas.ts'
import { requireAnyOf } from '@portal/server-common/access/require-any-of.ts'
import type { Caller } from '../../access/caller.ts'
import type { TaskRecord } from '../../tasks/task-store.ts'

export const PUBLISH = 'subject.publish' as const

/** Throws PERMISSION_DENIED unless the caller may publish what is imported of a package, if that is requested. */
export function requireToPublish(
  caller: Caller,
  head: PackageHead | undefined,
  { publish, include }: Pick<PromotionChoices, 'publish' | 'include'>,
): void {
  if (!publish) return
  requireAnyOf(caller, [PUBLISH])
  const hasDpas = head?.contents.some(({ dpas }) => dpas > 0)
  if (hasDpas && include.includes('DPAS')) requireAnyOf(caller, ['dpa.publish'])
}

/** Same for continuing a promotion. */
export function requireToContinuePromotion(caller: Caller, { package: promoted, options }: TaskRecord): void {
  if (promoted) requireToPublish(caller, promoted.head, SubjectImport.parse(options))
}
