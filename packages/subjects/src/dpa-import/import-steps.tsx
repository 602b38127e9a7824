import { ENDED_TASK_STATUSES } from '@portal/contract/tasks/task.ts'
import { getTask } from '@portal/contract/tasks/task-endpoints.ts'
import type { Task } from '@portal/contract/tasks/task-schemas.ts'
import { isOneOf } from '@portal/contract/typed-objects.ts'
import { useLoaded } from '@portal/portal-app'
import { CheckProgress } from './check-progress.tsx'
import { CheckReport } from './check-report.tsx'
import { EndedImport } from './ended-import.tsx'
import { FileSection } from './file-section.tsx'
import type { ImportKind } from './import-kind.ts'
import { OpenImports } from './open-imports.tsx'
import { TemplateSection } from './template-section.tsx'
import { useImportAddress } from './use-import-address.ts'

const LOOK_EVERY_MS = 1000

const isMoving = ({ status }: Task) =>
  status !== 'AWAITING_CONFIRMATION' && !isOneOf(ENDED_TASK_STATUSES, status)

/** What a task that has a file is about now. */
function CheckedFile({ taskId, onAnother }: { taskId: string; onAnother(kind: ImportKind): void }) {
  const task = useLoaded(
    getTask,
    { params: { taskId } },
    { refreshMs: (now) => (isMoving(now) ? LOOK_EVERY_MS : false) },
  )
  const toAnother = () => onAnother(task.type === 'DPA_FILE_ONBOARDING' ? 'onboarding' : 'import')
  if (task.status === 'QUEUED' || task.status === 'VALIDATING') return <CheckProgress task={task} />
  if (task.status === 'AWAITING_CONFIRMATION') return <CheckReport task={task} onDiscarded={toAnother} />
  return <EndedImport task={task} onAnother={toAnother} />
}

interface ImportStepsProps {
  /** Absent where the file says whose each row is. */
  readonly subjectId?: string
  readonly kind: ImportKind
}

/** An import from its template to its start. What was uploaded stays a task, so the page can be left at any time. */
export function ImportSteps({ subjectId, kind }: ImportStepsProps) {
  const { taskId, showTask, showKind } = useImportAddress()
  if (taskId !== undefined) return <CheckedFile key={taskId} taskId={taskId} onAnother={showKind} />
  return (
    <>
      <OpenImports subjectId={subjectId} kind={kind} onShow={showTask} />
      <TemplateSection subjectId={subjectId} kind={kind} />
      <FileSection subjectId={subjectId} kind={kind} onChecked={showTask} />
    </>
  )
}
