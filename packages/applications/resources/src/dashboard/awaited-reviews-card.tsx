import { listAllChangeRequests } from '@portal/contract/resources/change-request-endpoints.ts'
import { useLoaded, WorkQueue } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { routes } from '../routes.ts'

const SHOWN = 5
const WAITING = { awaitsMyReview: 'true', sort: 'createdAt', pageSize: SHOWN } as const

/** Pending reviews in all directories: first those that the operator was asked for by name, then the oldest. */
export default function AwaitedReviewsCard() {
  const asked = useLoaded(listAllChangeRequests, { query: { ...WAITING, isAskedOfMe: 'true' } })
  const { items, page } = useLoaded(listAllChangeRequests, { query: WAITING })
  const askedIds = new Set(asked.items.map(({ id }) => id))
  const shown = new Map([...asked.items, ...items].map((request) => [request.id, request]))
  return (
    <WorkQueue
      items={[...shown.values()].slice(0, SHOWN).map(({ id, dirId, number, title, author, createdAt }) => ({
        to: linkTo(routes.changeRequestDetails, { dirId, id }),
        title: `${number}, ${title}`,
        detail: askedIds.has(id) ? `Requested by ${author.name}` : `by ${author.name}`,
        since: createdAt,
      }))}
      total={page.totalItems}
      allAt={linkTo(routes.directoryList)}
      empty="Nothing to review."
    />
  )
}
