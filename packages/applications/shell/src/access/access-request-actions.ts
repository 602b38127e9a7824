import { requestAccess, withdrawAccessRequest } from '@portal/contract/people/access-request-endpoints.ts'
import type { AccessRequest } from '@portal/contract/people/access-request-schemas.ts'
import { actionsOn } from '@portal/portal-app'
import type { OfferedRole } from './areas-of-access.ts'

const impact = async () => ['Those who can assign roles get it by email and see it on their dashboard.']

/** Requests a role. */
export const roleActions = {
  request: actionsOn<OfferedRole>().call(requestAccess, {
    label: 'Request access',
    applies: () => true,
    ask: { kind: 'optionalReason', title: ({ label }) => `Request the role ${label}?`, impact },
    input: ({ name }) => ({ body: { role: name } }),
    done: ({ label }) => `The role ${label} is requested`,
  }),
}

/** For people who do not know which role they need. */
export const wordActions = {
  request: actionsOn<object>().call(requestAccess, {
    label: 'Request in words',
    applies: () => true,
    ask: { kind: 'reason', title: () => 'Which access do you need, and what for?', impact },
    input: () => ({ body: {} }),
    done: () => 'Access is requested',
  }),
}

/** What was requested, in words. */
export const requested = ({ role }: AccessRequest): string => role?.label ?? 'Access in words'

export const ownRequestActions = {
  withdraw: actionsOn<AccessRequest>().call(withdrawAccessRequest, {
    label: 'Withdraw',
    applies: ({ status }) => status === 'OPEN',
    ask: { kind: 'confirm', title: (request) => `Withdraw the request “${requested(request)}”?` },
    input: ({ id }) => ({ params: { requestId: id } }),
    done: (request) => `The request “${requested(request)}” is withdrawn`,
  }),
}
