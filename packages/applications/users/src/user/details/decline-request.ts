import { declineAccessRequest } from '@portal/contract/people/access-request-endpoints.ts'
import type { AccessRequest } from '@portal/contract/people/access-request-schemas.ts'
import { actionsOn } from '@portal/portal-app'

export const requestActions = {
  decline: actionsOn<AccessRequest>().call(declineAccessRequest, {
    label: 'Decline',
    danger: true,
    applies: () => true,
    ask: {
      kind: 'reason',
      title: ({ person }) => `Decline the request of ${person.name}?`,
      impact: async ([request]) => [`The reason is sent to ${request?.person.email} word for word.`],
    },
    input: ({ id }) => ({ params: { requestId: id } }),
    done: ({ person }) => `Request of ${person.name} declined`,
  }),
}
