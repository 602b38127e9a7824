import type { OnError } from '@portal/contract/dpas/dpa-bulk.ts'
import { changeTaskStatus } from '@portal/contract/tasks/task-endpoints.ts'
import { refusalOfCheckedRows } from '@portal/contract/tasks/task-rules.ts'
import type { Task } from '@portal/contract/tasks/task-schemas.ts'
import { perform } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { useCan } from '@portal/session'
import { ask, Button } from '@portal/ui'
import { useNavigate } from 'react-router-dom'
import { routes } from '../routes.ts'
import { OutcomeCounts } from './outcome-counts.tsx'

interface StartButtonProps {
  readonly task: Task
  readonly onError?: OnError
  /** The button's label: "Import 12 rows for Acme". */
  readonly title: string
  readonly label: string
}

/** Starts a checked import after asking for a reason, and opens its task. */
export function StartButton({ task, onError = 'CONTINUE', title, label }: StartButtonProps) {
  const navigate = useNavigate()
  const mayStart = useCan(changeTaskStatus)
  const { id, progress, outcomes } = task
  const blocked = mayStart ? refusalOfCheckedRows(progress, onError)?.message : 'Needs task.statusUpdate'

  async function start() {
    const answer = await ask.reason({
      title,
      confirmLabel: label,
      content: <OutcomeCounts outcomes={outcomes} isExpected />,
      initial: { ...(task.changeReason && { changeReason: task.changeReason }) },
      run: ({ changeReason }) =>
        perform(changeTaskStatus, {
          params: { taskId: id },
          body: { status: 'RUNNING', changeReason, onError },
        }),
    })
    if (answer) await navigate(linkTo(routes.taskDetails, { taskId: id }))
  }

  return (
    <Button variant="solid" disabledReason={blocked} onClick={() => void start()}>
      {label}
    </Button>
  )
}
