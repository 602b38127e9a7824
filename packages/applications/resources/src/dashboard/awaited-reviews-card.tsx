import { listAllChangeRequests } from '@portal/contract/resources/change-request-endpoints.ts'
import { useLoaded, WorkQueue } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { routes } from '../routes.ts'

const SHOWN = 5

/** Pending reviews for the operator in all directories, oldest first. */
export default function AwaitedReviewsCard() {
  const { items, page } = useLoaded(listAllChangeRequests, {
    query: { awaitsMyReview: 'true', sort: 'createdAt', pageSize: SHOWN },
  })
  return (
    <WorkQueue
      items={items.map(({ id, dirId, number, title, fileName, author, createdAt }) => ({
        to: linkTo(routes.changeRequestDetails, { dirId, id }),
        title: `${number}, ${title}`,
        detail: `${fileName}, by ${author.name}`,
        since: createdAt,
      }))}
      total={page.totalItems}
      allAt={linkTo(routes.directoryList)}
      empty="No change requests await your review."
    />
  )
}
