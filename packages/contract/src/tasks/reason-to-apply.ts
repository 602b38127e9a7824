import type { TaskMode } from '../subjects/subject-package.ts'

interface Asked {
  readonly mode: TaskMode
  readonly changeReason?: string | undefined
}

/** For `refine`: what is applied immediately needs its reason immediately. */
export const hasReasonToApply = ({ mode, changeReason }: Asked): boolean =>
  mode !== 'APPLY' || changeReason !== undefined

export const REASON_MISSING = {
  path: ['changeReason'],
  message: 'This field is required',
  params: { reason: 'REQUIRED' },
}
