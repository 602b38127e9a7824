import { CHANGING_DPAS, TASK_STATUS_LABELS, type TaskType } from '@portal/contract/tasks/task.ts'
import { listTasks } from '@portal/contract/tasks/task-endpoints.ts'
import type { TaskSummary } from '@portal/contract/tasks/task-schemas.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { queryFor, useCan, useSession } from '@portal/session'
import { Button, ButtonLink, Moment, Notice, Stack } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { routes } from '../routes.ts'

const MAX_LISTED = 5
const CHECK_INTERVAL_MS = 5000
const OPEN = ['QUEUED', 'VALIDATING', 'AWAITING_CONFIRMATION', 'RUNNING'] as const
/** Task types shown on this page; other types have pages of their own. */
const SHOWN_HERE: readonly TaskType[] = ['DPA_IMPORT', 'DPA_FILE_ONBOARDING', 'SUBJECT_IMPORT']

/**
 * Tasks in progress for a subject: they block the next one. Without a subject, the operator's own tasks of
 * the type for several subjects. Undefined while loading, to avoid a layout shift.
 */
export function useOpenImports(type: TaskType, subjectId?: string): readonly TaskSummary[] | undefined {
  const session = useSession()
  const mayList = useCan(listTasks)
  const own = session.status === 'authenticated' ? session.user.email : ''
  const query = {
    status: [...OPEN],
    pageSize: MAX_LISTED,
    ...(subjectId === undefined
      ? { type: [type], createdBy: [own] }
      : { type: [...CHANGING_DPAS], subjectId: [subjectId] }),
  }
  const { data, isLoading } = useQuery({
    ...queryFor(listTasks, { query }, { errors: 'nowhere' }),
    enabled: mayList,
    refetchInterval: ({ state }) => (state.data?.items.length ? CHECK_INTERVAL_MS : false),
  })
  if (isLoading) return undefined
  return (data?.items ?? []).filter((task) => task.subjectId === subjectId)
}

interface OpenImportsProps {
  readonly tasks: readonly TaskSummary[]
  onShow(taskId: string): void
}

/** Links to tasks in progress. */
export function OpenImports({ tasks, onShow }: OpenImportsProps) {
  if (tasks.length === 0) return null
  return (
    <Stack gap="3">
      {tasks.map((task) => (
        <OpenImport key={task.id} task={task} onShow={onShow} />
      ))}
    </Stack>
  )
}

function OpenImport({ task, onShow }: { task: TaskSummary; onShow(taskId: string): void }) {
  const { id, number, type, file, title, status, createdAt, createdBy } = task
  const isShownHere = SHOWN_HERE.includes(type) && status !== 'RUNNING'
  return (
    <Notice
      kind="info"
      title={`${file?.name ?? title}: ${TASK_STATUS_LABELS[status].toLowerCase()}`}
      action={
        isShownHere ? (
          <Button onClick={() => onShow(id)}>Continue</Button>
        ) : (
          <ButtonLink to={linkTo(routes.taskDetails, { taskId: id })}>View task</ButtonLink>
        )
      }
    >
      {number}, started <Moment at={createdAt} /> by {createdBy.name}
    </Notice>
  )
}
