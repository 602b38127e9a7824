import type { TaskMode } from '../subjects/subject-package.ts'

interface Asked {
  readonly mode: TaskMode
  readonly changeReason?: string | undefined
}

/** For `refine`: what is done at once needs its reason at once. */
export const hasReasonToApply = ({ mode, changeReason }: Asked): boolean =>
  mode !== 'APPLY' || changeReason !== undefined

export const REASON_MISSING = {
  path: ['changeReason'],
  message: 'This field is required',
  params: { reason: 'REQUIRED' },
}
