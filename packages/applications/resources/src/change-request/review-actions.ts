import type { ReviewDecision } from '@portal/contract/resources/change-request.ts'
import { createReview } from '@portal/contract/resources/change-request-endpoints.ts'
import {
  isOpenRequest,
  refusalToApprove,
  refusalToReview,
} from '@portal/contract/resources/change-request-rules.ts'
import type { ChangeRequest } from '@portal/contract/resources/change-request-schemas.ts'
import { actionsOn, type Step } from '@portal/portal-app'
import { call } from '@portal/session'
import type { ImpactLine } from '@portal/ui'
import { openComments } from './open-comments.ts'
import { effectOfApproval } from './request-effect.ts'

const onRequest = actionsOn<ChangeRequest>()

/** A review. The dialog's text is its comment and the reason in the history. */
const review =
  (decision: ReviewDecision) =>
  (request: ChangeRequest): readonly Step[] => [
    {
      call: createReview,
      what: 'the review',
      run: ({ changeReason: comment }, options) =>
        call(
          createReview,
          {
            params: { changeRequestId: request.id },
            body: decision === 'APPROVE' ? { decision, ...(comment && { comment }) } : { decision, comment },
          },
          { errors: 'here', ...options },
        ),
    },
  ]

const common = {
  calls: [createReview],
  /** Approved requests wait to be applied. */
  applies: (request: ChangeRequest) => isOpenRequest(request) && request.status !== 'APPROVED',
  blocked: (request: ChangeRequest) => refusalToReview(request)?.message,
}

/** The effect of another approval, and what is still open. */
async function approvalImpact([request]: readonly ChangeRequest[]): Promise<readonly ImpactLine[]> {
  if (!request) return []
  const missing = request.approvalsNeeded - request.approvals - 1
  const place =
    missing > 0
      ? `After your approval, ${missing === 1 ? 'one more is' : `${missing} more are`} needed.`
      : 'Yours is the last approval.'
  return [place, ...effectOfApproval(request), ...(await openComments(request))]
}

/** Reviews require four eyes, without exceptions. */
export const reviewActions = {
  approve: onRequest.several({
    ...common,
    label: 'Approve',
    blocked: (request) => (refusalToReview(request) ?? refusalToApprove(request))?.message,
    ask: { kind: 'optionalReason', title: ({ number }) => `Approve ${number}?`, impact: approvalImpact },
    steps: review('APPROVE'),
    done: ({ number }) => `You approved ${number}`,
  }),
  requestChanges: onRequest.several({
    ...common,
    label: 'Request changes',
    ask: { kind: 'reason', title: ({ number }) => `Request changes to ${number}?` },
    steps: review('REQUEST_CHANGES'),
    done: ({ number }) => `Requested changes to ${number}`,
  }),
  reject: onRequest.several({
    ...common,
    label: 'Reject',
    danger: true,
    ask: {
      kind: 'reason',
      title: ({ number }) => `Reject ${number}?`,
      impact: async () => [
        'The request is closed permanently. The draft is kept and can be requested again.',
      ],
    },
    steps: review('REJECT'),
    done: ({ number }) => `${number} rejected`,
  }),
}
