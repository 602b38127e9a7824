import { getChangeRequest } from '@portal/contract/resources/change-request-endpoints.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { useCan } from '@portal/session'
import { TextLink } from '@portal/ui'
import { routes } from '../routes.ts'

interface RequestLinkProps {
  readonly dirId: string
  readonly id: string
  /** What the link says. */
  readonly label?: string
}

/** The way to the request that is open for a version; who may not see it reads that there is one. */
export function RequestLink({ dirId, id, label = 'In review' }: RequestLinkProps) {
  const mayOpen = useCan(getChangeRequest)
  return mayOpen ? (
    <TextLink to={linkTo(routes.changeRequestDetails, { dirId, id })}>{label}</TextLink>
  ) : (
    label
  )
}
