import { listTaskRows } from '@portal/contract/tasks/task-endpoints.ts'
import type { TaskSummary } from '@portal/contract/tasks/task-schemas.ts'
import { call } from '@portal/session'
import { formatCount } from '@portal/ui'

async function countOf({ id }: TaskSummary, isChangedSince: 'true' | 'false'): Promise<number> {
  const input = { params: { taskId: id }, query: { isChangedSince, pageSize: 1 } }
  return (await call(listTaskRows, input, { errors: 'here' })).page.totalItems
}

function happensTo({ outcomes }: TaskSummary): string {
  if (outcomes.SUSPENDED) return 'become active again, immediately'
  if (outcomes.ACTIVATED) return 'become suspended again, immediately'
  return 'go back to what was live before, or to never published'
}

const dpas = (count: number) => formatCount(count, 'payment application')

/** What the undo of a bulk action changes, and what it leaves as it is. */
export async function impactOfUndo(task: TaskSummary): Promise<string[]> {
  const [same, changed] = await Promise.all([countOf(task, 'false'), countOf(task, 'true')])
  return [
    ...(same > 0 ? [`${dpas(same)} ${happensTo(task)}.`] : []),
    ...(changed > 0 ? [`Changed or deleted since, so left as they are: ${dpas(changed)}.`] : []),
  ]
}
