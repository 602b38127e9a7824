import type { OnError } from '@portal/contract/dpas/dpa-bulk.ts'
import { changeTaskStatus } from '@portal/contract/tasks/task-endpoints.ts'
import { refusalOfCheckedRows } from '@portal/contract/tasks/task-rules.ts'
import type { Task } from '@portal/contract/tasks/task-schemas.ts'
import { keyedAttempts } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { useCan } from '@portal/session'
import { ask, Button, Text } from '@portal/ui'
import { useNavigate } from 'react-router-dom'
import { routes } from '../routes.ts'
import { changeAsSeen } from './change-as-seen.ts'
import { OutcomeCounts } from './outcome-counts.tsx'

interface StartButtonProps {
  readonly task: Task
  /** What happens to invalid rows; absent for a package, which offers no choice. */
  readonly onError?: OnError
  /** The button's label: "Import 12 rows for Acme". */
  readonly title: string
  readonly label: string
  /** Why it cannot start yet, besides what the API would refuse. */
  readonly blocked: string | undefined
}

/** Starts a checked import after asking for a reason, and opens its task. */
export function StartButton({ task, onError, title, label, blocked }: StartButtonProps) {
  const navigate = useNavigate()
  const mayStart = useCan(changeTaskStatus)
  const { id, progress, outcomes } = task
  const refusal = mayStart
    ? refusalOfCheckedRows(progress, onError ?? 'CONTINUE')?.message
    : 'Needs task.statusUpdate'

  async function start() {
    const attempt = keyedAttempts()
    const answer = await ask.reason({
      title,
      confirmLabel: label,
      content: <OutcomeCounts outcomes={outcomes} isExpected />,
      initial: { ...(task.changeReason && { changeReason: task.changeReason }) },
      run: ({ changeReason }) =>
        attempt(changeReason, (idempotencyKey) =>
          changeAsSeen(
            task,
            changeTaskStatus,
            { params: { taskId: id }, body: { status: 'RUNNING', changeReason, onError } },
            { idempotencyKey },
          ),
        ),
    })
    if (answer) await navigate(linkTo(routes.taskDetails, { taskId: id }))
  }

  return (
    <>
      <Button variant="solid" disabledReason={refusal ?? blocked} onClick={() => void start()}>
        {label}
      </Button>
      {blocked && <Text role="status">{blocked}</Text>}
    </>
  )
}
