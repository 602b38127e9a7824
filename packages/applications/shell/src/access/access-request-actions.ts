import { requestedAccess } from '@portal/contract/people/access-request.ts'
import { requestAccess, withdrawAccessRequest } from '@portal/contract/people/access-request-endpoints.ts'
import type { AccessRequest } from '@portal/contract/people/access-request-schemas.ts'
import { perform } from '@portal/portal-app'
import { ask } from '@portal/ui'
import type { OfferedRole } from './areas-of-access.ts'

const impact = async () => ['Those who can assign roles get it by email and see it on their dashboard.']

/** Asks for an optional reason and requests a role. */
export async function requestRole({ name: role, label }: OfferedRole): Promise<void> {
  await ask.optionalReason({
    title: `Request the role ${label}?`,
    confirmLabel: 'Request access',
    impact,
    run: ({ changeReason }) =>
      perform(
        requestAccess,
        { body: { role, ...(changeReason && { changeReason }) } },
        { done: `Role ${label} requested` },
      ),
  })
}

/** For people who do not know which role they need. */
export async function requestInWords(): Promise<void> {
  await ask.reason({
    title: 'What access do you need, and why?',
    confirmLabel: 'Request access',
    impact,
    run: (body) => perform(requestAccess, { body }, { done: 'Access requested' }),
  })
}

export async function withdraw(request: AccessRequest): Promise<void> {
  const what = requestedAccess(request)
  await ask.confirm({
    title: `Withdraw the request “${what}”?`,
    confirmLabel: 'Withdraw',
    run: () =>
      perform(
        withdrawAccessRequest,
        { params: { requestId: request.id } },
        { done: `Request “${what}” withdrawn` },
      ),
  })
}
