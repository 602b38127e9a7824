import type { PersonRef } from '@portal/contract/formats.ts'
import type { ChangeRequestTable } from './resource-tables.ts'

type MergeMoment = Pick<ChangeRequestTable, 'applyWhen' | 'applyAt' | 'scheduledBy'>

/** Whether an approved request is merged at once. A time that has passed meanwhile is as good as none. */
export const isDue = ({ applyWhen, applyAt }: MergeMoment, now = new Date()): boolean =>
  applyAt ? applyAt <= now : applyWhen === 'WHEN_APPROVED'

/** When a request is merged, as the author wants it; `by` sets the time. */
export const mergeMoment = (
  {
    applyWhen,
    applyAt,
  }: { readonly applyWhen: MergeMoment['applyWhen']; readonly applyAt?: string | undefined },
  by: PersonRef,
): MergeMoment =>
  applyAt === undefined
    ? { applyWhen, applyAt: null, scheduledBy: null }
    : { applyWhen, applyAt: new Date(applyAt), scheduledBy: by }

/** An approved request is merged at a time, or, without one, when somebody does it. */
export const rescheduled = (applyAt: string | null, by: PersonRef): MergeMoment =>
  mergeMoment(applyAt === null ? { applyWhen: 'BY_HAND' } : { applyWhen: 'AT_TIME', applyAt }, by)
