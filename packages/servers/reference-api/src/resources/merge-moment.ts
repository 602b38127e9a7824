import type { PersonRef } from '@portal/contract/formats.ts'
import type { ChangeRequestTable } from './resource-tables.ts'

type MergeMoment = Pick<ChangeRequestTable, 'applyWhen' | 'applyAt' | 'scheduledBy'>

/** Whether an approved request is merged right away. A scheduled time in the past counts as none. */
export const isDue = ({ applyWhen, applyAt }: MergeMoment, now = new Date()): boolean =>
  applyAt ? applyAt <= now : applyWhen === 'WHEN_APPROVED'

/** When a request is merged, as set by its author; `by` is the person who schedules it. */
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

/** Schedules the merge of an approved request; without a time, it is merged manually. */
export const rescheduled = (applyAt: string | null, by: PersonRef): MergeMoment =>
  mergeMoment(applyAt === null ? { applyWhen: 'BY_HAND' } : { applyWhen: 'AT_TIME', applyAt }, by)
