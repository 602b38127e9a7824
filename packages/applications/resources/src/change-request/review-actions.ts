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

const onRequest = actionsOn<ChangeRequest>()

/** A review. What is said in the dialog is its comment, and so the reason in the history. */
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
  /** What is approved waits for its publication. */
  applies: (request: ChangeRequest) => isOpenRequest(request) && request.status !== 'APPROVED',
  blocked: (request: ChangeRequest) => refusalToReview(request)?.message,
}

/** What one more approval brings about. */
async function approvalImpact([request]: readonly ChangeRequest[]): Promise<readonly string[]> {
  if (!request) return []
  const { approvals, approvalsNeeded, applyWhen, kind } = request
  const missing = approvalsNeeded - approvals - 1
  if (missing > 0)
    return [
      `After yours, ${missing === 1 ? 'one more approval is' : `${missing} more approvals are`} needed.`,
    ]
  const does =
    kind === 'PUBLISH'
      ? 'Yours is the last approval: consumers see the version'
      : 'Yours is the last approval: the version is deleted'
  if (applyWhen === 'WHEN_APPROVED') return [`${does} at once.`]
  return [applyWhen === 'AT_TIME' ? `${does} at the set time.` : `${does} once somebody publishes it.`]
}

/** Reviews: four eyes, for everybody. */
export const reviewActions = {
  approve: onRequest.several({
    ...common,
    label: 'Approve',
    blocked: (request) => (refusalToReview(request) ?? refusalToApprove(request))?.message,
    ask: { kind: 'optionalReason', title: ({ number }) => `Approve ${number}?`, impact: approvalImpact },
    steps: review('APPROVE'),
    done: ({ number }) => `${number} is approved by you`,
  }),
  requestChanges: onRequest.several({
    ...common,
    label: 'Request changes',
    ask: { kind: 'reason', title: ({ number }) => `Request changes of ${number}?` },
    steps: review('REQUEST_CHANGES'),
    done: ({ number }) => `Changes of ${number} are requested`,
  }),
  reject: onRequest.several({
    ...common,
    label: 'Reject',
    danger: true,
    ask: {
      kind: 'reason',
      title: ({ number }) => `Reject ${number}?`,
      impact: async () => ['The request is closed for good. The draft stays, and can be requested again.'],
    },
    steps: review('REJECT'),
    done: ({ number }) => `${number} is rejected`,
  }),
}
