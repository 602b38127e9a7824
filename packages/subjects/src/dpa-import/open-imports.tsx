import { TASK_STATUS_LABELS, type TaskType } from '@portal/contract/tasks/task.ts'
import { listTasks } from '@portal/contract/tasks/task-endpoints.ts'
import { queryFor, useCan, useSession } from '@portal/session'
import { Button, Moment, Notice, Stack } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'

const MOST = 5
const OPEN = ['QUEUED', 'VALIDATING', 'AWAITING_CONFIRMATION'] as const

interface OpenImportsProps {
  readonly type: TaskType
  /** Absent for what is about no one subject. */
  readonly subjectId: string | undefined
  onShow(taskId: string): void
}

/** Files that were uploaded and not begun yet: those of the subject, or one's own of several subjects. */
export function OpenImports({ type, subjectId, onShow }: OpenImportsProps) {
  const session = useSession()
  const mayList = useCan(listTasks)
  const own = session.status === 'authenticated' ? session.user.email : ''
  const query = {
    type: [type],
    status: [...OPEN],
    pageSize: MOST,
    ...(subjectId === undefined ? { createdBy: [own] } : { subjectId: [subjectId] }),
  }
  const { data } = useQuery({ ...queryFor(listTasks, { query }, { errors: 'nowhere' }), enabled: mayList })
  const tasks = (data?.items ?? []).filter((task) => task.subjectId === subjectId)
  if (tasks.length === 0) return null
  return (
    <Stack gap="3">
      {tasks.map(({ id, number, file, status, createdAt, createdBy }) => (
        <Notice
          key={id}
          kind="info"
          title={`${file?.name ?? number}: ${TASK_STATUS_LABELS[status].toLowerCase()}`}
          action={<Button onClick={() => onShow(id)}>Go on</Button>}
        >
          {number}, uploaded <Moment at={createdAt} /> by {createdBy.name}
        </Notice>
      ))}
    </Stack>
  )
}
