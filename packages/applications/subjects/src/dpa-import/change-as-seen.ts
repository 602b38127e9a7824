import type { Endpoint, InputOf, ResultOf } from '@portal/contract/endpoint.ts'
import type { Task } from '@portal/contract/tasks/task-schemas.ts'
import { perform } from '@portal/portal-app'
import { ApiError, invalidateAfter } from '@portal/session'

/**
 * Changes a task in the state that the operator sees. When someone else changed it first, it is refetched, so that the
 * page is current when the operator reads the refusal.
 */
export async function changeAsSeen<E extends Endpoint>(
  { status, revision }: Task,
  endpoint: E,
  input: InputOf<E>,
  options: Parameters<typeof perform<E>>[2] = {},
): Promise<ResultOf<E>> {
  // The end of a check also changes the task, and is no conflict.
  const seen = status === 'AWAITING_CONFIRMATION' && { revision }
  try {
    return await perform(endpoint, input, { ...options, ...seen })
  } catch (error) {
    if (error instanceof ApiError && error.reason === 'REVISION_CONFLICT') void invalidateAfter(endpoint)
    throw error
  }
}
