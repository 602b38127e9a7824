import { getTask } from '@portal/contract/tasks/task-endpoints.ts'
import type { TaskSummary } from '@portal/contract/tasks/task-schemas.ts'
import { queryFor, useCan } from '@portal/session'
import { DetailsList, Moment, Stack } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { TaskFiles } from './task-files.tsx'
import { TaskOutcomes } from './task-outcomes.tsx'
import { rowsInWords, TaskBar } from './task-progress.tsx'
import { TaskStatus } from './task-status.tsx'
import { durationInWords } from './task-times.ts'

/** Quick view of a task from the list: progress, results and files. */
export function TaskLook({ task }: { task: TaskSummary }) {
  const enabled = useCan(getTask)
  const { data } = useQuery({
    ...queryFor(getTask, { params: { taskId: task.id } }, { errors: 'nowhere' }),
    enabled,
  })
  return (
    <Stack gap="5">
      <Stack gap="2" align="flex-start">
        <TaskStatus task={task} />
        <TaskBar task={task} />
      </Stack>
      <TaskOutcomes task={task} />
      <DetailsList
        columns={1}
        items={[
          { label: 'Rows', value: rowsInWords(task) },
          { label: 'Duration', value: durationInWords(task) },
          { label: 'Subject', value: task.subjectName },
          { label: 'Requested by', value: task.createdBy.name },
          { label: 'Requested', value: <Moment at={task.createdAt} /> },
          { label: 'Reason', value: task.changeReason },
          { label: 'File', value: task.file?.name },
        ]}
      />
      {data && <TaskFiles task={data} />}
    </Stack>
  )
}
