import { paragraph } from '@portal/contract/formats.ts'
import { APPLY_MOMENTS } from '@portal/contract/resources/change-request.ts'
import { requestFacts } from '@portal/contract/resources/change-request-bodies.ts'
import { z } from 'zod'
import { futureMoment, NOT_IN_FUTURE } from './future-moment.ts'

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
    const moment = futureMoment(applyAt ?? '')
    if (moment) return { ...facts, applyAt: moment }
    addIssue({ code: 'custom', path: ['applyAt'], message: NOT_IN_FUTURE })
    return z.NEVER
  })
