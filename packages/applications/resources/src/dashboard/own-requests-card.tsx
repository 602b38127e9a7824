import { listAllChangeRequests } from '@portal/contract/resources/change-request-endpoints.ts'
import { useLoaded, WorkQueue } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { requestStateInWords } from '../change-request/request-state.ts'
import { routes } from '../routes.ts'
import { useCallerEmail } from '../use-caller-email.ts'

const SHOWN = 4

/** The operator's own requests that only they can continue: changes requested, or approved but not applied. */
export default function OwnRequestsCard() {
  const author = useCallerEmail()
  const { items, page } = useLoaded(listAllChangeRequests, {
    query: { author, status: ['CHANGES_REQUESTED', 'APPROVED'], sort: 'updatedAt', pageSize: SHOWN },
  })
  return (
    <WorkQueue
      items={items.map((request) => ({
        to: linkTo(routes.changeRequestDetails, { dirId: request.dirId, id: request.id }),
        title: `${request.number}, ${request.title}`,
        detail: requestStateInWords(request),
        since: request.updatedAt,
      }))}
      total={page.totalItems}
      allAt={linkTo(routes.directoryList)}
      empty="Nothing to do."
    />
  )
}
