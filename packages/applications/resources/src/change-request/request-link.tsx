import { getChangeRequest } from '@portal/contract/resources/change-request-endpoints.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { useCan } from '@portal/session'
import { TextLink } from '@portal/ui'
import { routes } from '../routes.ts'

interface RequestLinkProps {
  readonly dirId: string
  readonly id: string
  /** The link text. */
  readonly label?: string
}

/** Links to a request of a version, by default its open one; plain text for operators who cannot see it. */
export function RequestLink({ dirId, id, label = 'In review' }: RequestLinkProps) {
  const mayOpen = useCan(getChangeRequest)
  return mayOpen ? (
    <TextLink to={linkTo(routes.changeRequestDetails, { dirId, id })}>{label}</TextLink>
  ) : (
    label
  )
}
