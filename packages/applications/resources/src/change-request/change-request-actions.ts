import { updateChangeRequest } from '@portal/contract/resources/change-request-endpoints.ts'
import { isOpenRequest, refusalToMerge } from '@portal/contract/resources/change-request-rules.ts'
import type { ChangeRequest } from '@portal/contract/resources/change-request-schemas.ts'
import { actionsOn } from '@portal/portal-app'
import { accessOf, currentSession } from '@portal/session'

const onRequest = actionsOn<ChangeRequest>()
const params = ({ id }: ChangeRequest) => ({ changeRequestId: id })

/** Whether the operator wrote a request and may change it. */
export function isMine({ author }: Pick<ChangeRequest, 'author'>): boolean {
  const session = currentSession()
  const mayChange = accessOf(session).permissions.has('changeRequest.update')
  return mayChange && session.status === 'authenticated' && session.user.email === author.email
}

const verb = ({ kind }: ChangeRequest) => (kind === 'PUBLISH' ? 'Publish' : 'Delete')

/** What happens when an approved request is carried out now. */
async function mergeImpact([request]: readonly ChangeRequest[]): Promise<readonly string[]> {
  if (!request) return []
  const { kind, currentVersionNumber, versionNumber, baseVersionId, currentVersionId } = request
  const baseChanged = baseVersionId !== currentVersionId
  return [
    kind === 'PUBLISH'
      ? `Consumers see version ${versionNumber} at once${currentVersionNumber === null ? '' : `, in the place of version ${currentVersionNumber}`}.`
      : `Version ${versionNumber} is deleted at once.`,
    ...(baseChanged ? ['What is live has changed since the request was opened. Have you compared it?'] : []),
  ]
}

/** What becomes of a request: by its author, and, once it is approved, by those who publish. */
export const changeRequestActions = {
  merge: onRequest.call(updateChangeRequest, {
    label: 'Apply now',
    applies: ({ status }) => status === 'APPROVED',
    blocked: (request) => refusalToMerge(request, request.mergeBlockedReason)?.message,
    ask: {
      kind: 'reason',
      title: (request) => `${verb(request)} ${request.fileName}, version ${request.versionNumber}?`,
      impact: mergeImpact,
    },
    input: (request) => ({
      params: params(request),
      body: { status: 'MERGED' as const, currentVersionId: request.currentVersionId },
    }),
    done: ({ number }) => `${number} is merged`,
  }),
  reopen: onRequest.call(updateChangeRequest, {
    label: 'Ask again',
    applies: (request) => request.status === 'CHANGES_REQUESTED' && isMine(request),
    ask: {
      kind: 'optionalReason',
      title: ({ number }) => `Ask for the review of ${number} again?`,
      impact: async () => ['Earlier approvals no longer count.'],
    },
    input: (request) => ({ params: params(request), body: { status: 'OPEN' as const } }),
    done: ({ number }) => `${number} waits for review again`,
  }),
  withdraw: onRequest.call(updateChangeRequest, {
    label: 'Withdraw',
    danger: true,
    applies: (request) => isOpenRequest(request) && isMine(request),
    ask: {
      kind: 'reason',
      title: ({ number }) => `Withdraw ${number}?`,
      impact: async () => ['The request is closed for good. The version stays as it is.'],
    },
    input: (request) => ({ params: params(request), body: { status: 'WITHDRAWN' as const } }),
    done: ({ number }) => `${number} is withdrawn`,
  }),
}
