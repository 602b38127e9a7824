import { updateChangeRequest } from '@portal/contract/resources/change-request-endpoints.ts'
import { isOpenRequest, refusalToMerge } from '@portal/contract/resources/change-request-rules.ts'
import type { ChangeRequest } from '@portal/contract/resources/change-request-schemas.ts'
import { actionsOn } from '@portal/portal-app'
import { accessOf, currentSession } from '@portal/session'
import { formatDateTime, type ImpactLine } from '@portal/ui'
import { isBaseChanged } from './is-base-changed.ts'
import { openComments } from './open-comments.ts'
import { baseChangedInWords, effectNow, isTimed, lossInWords } from './request-effect.ts'

const onRequest = actionsOn<ChangeRequest>()
const params = ({ id }: ChangeRequest) => ({ changeRequestId: id })

/** Whether the operator created a request and may change it. */
export function isMine({ author }: Pick<ChangeRequest, 'author'>): boolean {
  const session = currentSession()
  const mayChange = accessOf(session).permissions.has('changeRequest.update')
  return mayChange && session.status === 'authenticated' && session.user.email === author.email
}

const verb = ({ kind }: ChangeRequest) => (kind === 'PUBLISH' ? 'Publish' : 'Delete')

/** What applying an approved request does. */
async function mergeImpact([request]: readonly ChangeRequest[]): Promise<readonly ImpactLine[]> {
  if (!request) return []
  const { kind, applyAt } = request
  return [
    ...effectNow(request),
    ...(applyAt && isTimed(request) ? [`It does not wait until ${formatDateTime(applyAt)}.`] : []),
    ...(isBaseChanged(request) ? [{ danger: baseChangedInWords(request) }] : []),
    ...(isBaseChanged(request) && kind === 'PUBLISH' ? [lossInWords(request)] : []),
    ...(await openComments(request)),
  ]
}

/** Actions for a request: by its author, and after approval by operators who can publish. */
export const changeRequestActions = {
  merge: onRequest.call(updateChangeRequest, {
    label: 'Apply now',
    applies: ({ status }) => status === 'APPROVED',
    blocked: (request) => refusalToMerge(request, request.mergeObstacle)?.message,
    ask: {
      kind: 'reason',
      title: (request) => `${verb(request)} ${request.fileName}, version ${request.versionNumber}?`,
      impact: mergeImpact,
    },
    input: (request) => ({
      params: params(request),
      body: { status: 'MERGED' as const, currentVersionId: request.currentVersionId },
    }),
    done: ({ number }) => `${number} applied`,
  }),
  reopen: onRequest.call(updateChangeRequest, {
    label: 'Request again',
    applies: (request) => request.status === 'CHANGES_REQUESTED' && isMine(request),
    ask: {
      kind: 'optionalReason',
      title: ({ number }) => `Request another review of ${number}?`,
      impact: async () => ['Earlier approvals no longer count.'],
    },
    input: (request) => ({ params: params(request), body: { status: 'OPEN' as const } }),
    done: ({ number }) => `${number} is awaiting review again`,
  }),
  withdraw: onRequest.call(updateChangeRequest, {
    label: 'Withdraw',
    danger: true,
    applies: (request) => isOpenRequest(request) && isMine(request),
    ask: {
      kind: 'reason',
      title: ({ number }) => `Withdraw ${number}?`,
      impact: async () => ['The request is closed permanently. The version does not change.'],
    },
    input: (request) => ({ params: params(request), body: { status: 'WITHDRAWN' as const } }),
    done: ({ number }) => `${number} withdrawn`,
  }),
}
