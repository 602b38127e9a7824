import { getChangeRequest } from '@portal/contract/resources/change-request-endpoints.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { useCan } from '@portal/session'
import { TextLink } from '@portal/ui'
import { routes } from '../routes.ts'

/** The way to the request that is open for a version; who may not see it reads that there is one. */
export function RequestLink({ dirId, id }: { dirId: string; id: string }) {
  const mayOpen = useCan(getChangeRequest)
  return mayOpen ? (
    <TextLink to={linkTo(routes.changeRequestDetails, { dirId, id })}>In review</TextLink>
  ) : (
    'In review'
  )
}
