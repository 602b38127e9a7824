import type { AccessSet } from '@portal/contract/access-set.ts'
import { listTasks } from '@portal/contract/tasks/task-endpoints.ts'
import { type User, useCan } from '@portal/session'
import { AskedReviews } from '../reviews/asked-reviews.tsx'
import { OwnTasks } from '../tasks/own-tasks.tsx'

/** What a reviewer needs: to find what they are asked for, and to decide on it. */
const TO_REVIEW = ['changeRequest.search', 'changeRequest.review.create']

/** Watches what concerns the operator, as far as they may see it. */
export function OwnNews({ user, access }: { user: User; access: AccessSet }) {
  const mayHaveTasks = useCan(listTasks)
  const mayReview = TO_REVIEW.every((permission) => access.permissions.has(permission))
  return (
    <>
      {mayHaveTasks && <OwnTasks user={user} />}
      {mayReview && <AskedReviews user={user} />}
    </>
  )
}
