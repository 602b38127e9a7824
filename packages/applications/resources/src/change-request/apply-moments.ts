import type { ApplyMoment } from '@portal/contract/resources/change-request.ts'

/** When to apply an approved request, as text. */
export const APPLY_MOMENT_LABELS: Record<ApplyMoment, string> = {
  WHEN_APPROVED: 'Apply immediately',
  AT_TIME: 'Apply at a scheduled time',
  BY_HAND: 'Apply manually',
}
