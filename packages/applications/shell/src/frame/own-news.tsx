import { createReview } from '@portal/contract/resources/change-request-endpoints.ts'
import { listAllChangeRequests } from '@portal/contract/resources/change-request-reads.ts'
import { listTasks } from '@portal/contract/tasks/task-endpoints.ts'
import { type User, useCan } from '@portal/session'
import { DecidedRequests } from '../access/decided-requests.tsx'
import { AskedReviews } from '../reviews/asked-reviews.tsx'
import { OwnTasks } from '../tasks/own-tasks.tsx'

/** Watches what concerns the operator, as far as they may see it. */
export function OwnNews({ user }: { user: User }) {
  const mayHaveTasks = useCan(listTasks)
  const mayFindRequests = useCan(listAllChangeRequests)
  const mayReview = useCan(createReview)
  return (
    <>
      <DecidedRequests user={user} />
      {mayHaveTasks && <OwnTasks user={user} />}
      {mayFindRequests && mayReview && <AskedReviews user={user} />}
    </>
  )
}
