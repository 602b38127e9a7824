import { listAllChangeRequests } from '@portal/contract/resources/change-request-endpoints.ts'
import { useLoaded, WorkQueue } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { routes } from '../routes.ts'

/** Requests awaiting a decision. */
export default function OpenRequestsCard() {
  const { items, page } = useLoaded(listAllChangeRequests, { query: { status: 'OPEN', pageSize: 2 } })
  return (
    <WorkQueue
      items={items.map(({ id, dirId, title, fileName, createdAt }) => ({
        to: linkTo(routes.details, { dirId, id }),
        title,
        detail: fileName,
        since: createdAt,
      }))}
      total={page.totalItems}
      allAt={linkTo(routes.list, {}, { status: 'OPEN' })}
      empty="No requests to review"
    />
  )
}
