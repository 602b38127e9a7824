import type { ApplyMoment } from '@portal/contract/resources/change-request.ts'

/** When an approved request is carried out, in words. */
export const APPLY_MOMENT_LABELS: Record<ApplyMoment, string> = {
  WHEN_APPROVED: 'Apply it at once',
  AT_TIME: 'Apply it at a set time',
  BY_HAND: 'Wait until somebody applies it',
}
