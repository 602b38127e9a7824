import { requestedAccess } from '@portal/contract/people/access-request.ts'
import type { AccessRequest } from '@portal/contract/people/access-request-schemas.ts'
import type { Notice } from '@portal/session'
import { routes } from '../routes.ts'

type OwnRequest = Pick<AccessRequest, 'id' | 'role' | 'status' | 'decidedBy' | 'decisionReason'>

const link = { to: routes.access.path, label: 'View my access' }

function newsOfRequest(request: OwnRequest): readonly Notice[] {
  const { role, status, decidedBy, decisionReason } = request
  const who = decidedBy?.name ?? 'A colleague'
  const lines = decisionReason === null ? [] : [decisionReason]
  switch (status) {
    case 'GIVEN':
      return [
        {
          kind: 'success',
          title: `${who} assigned you the role you requested`,
          lines: role ? [role.label] : [],
          link,
        },
      ]
    case 'DECLINED':
      return [
        { kind: 'warning', title: `${who} declined your request: ${requestedAccess(request)}`, lines, link },
      ]
    default:
      return []
  }
}

/** Ids of the requests that nobody has decided yet. */
export const openOnes = (requests: readonly OwnRequest[]): readonly string[] =>
  requests.filter(({ status }) => status === 'OPEN').map(({ id }) => id)

/** Messages about the operator's requests that were open at the last check and have been decided since. */
export const accessNewsOf = (
  requests: readonly OwnRequest[],
  wereOpen: readonly string[],
): readonly Notice[] => requests.filter(({ id }) => wereOpen.includes(id)).flatMap(newsOfRequest)
