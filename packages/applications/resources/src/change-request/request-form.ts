import { paragraph } from '@portal/contract/formats.ts'
import { APPLY_MOMENTS } from '@portal/contract/resources/change-request.ts'
import { requestFacts } from '@portal/contract/resources/change-request-bodies.ts'
import { fromZonedInput } from '@portal/portal-app/time'
import { z } from 'zod'

/** What the author enters for a request. Times are typed in the preferred time zone and sent in the API's format. */
export const requestForm = z
  .strictObject({
    title: requestFacts.title,
    description: paragraph(10, 2000),
    reviewerIds: requestFacts.reviewerIds,
    applyWhen: z.enum(APPLY_MOMENTS),
    applyAt: z.string().optional(),
  })
  .transform(({ applyAt, ...facts }, { addIssue }) => {
    if (facts.applyWhen !== 'AT_TIME') return facts
    const time = fromZonedInput(applyAt ?? '')
    if (time && time.getTime() > Date.now()) return { ...facts, applyAt: time.toISOString() }
    addIssue({ code: 'custom', path: ['applyAt'], message: 'Enter a day and time in the future' })
    return z.NEVER
  })
