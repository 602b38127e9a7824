import { TASK_TYPE_LABELS } from '@portal/contract/tasks/task.ts'
import type { Task, TaskRef, TaskSummary } from '@portal/contract/tasks/task-schemas.ts'
import { sizeInWords } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { CopyButton, DetailsList, Heading, HStack, Moment, Mono, Stack, TextLink } from '@portal/ui'
import { useId } from 'react'
import { routes } from '../routes.ts'
import { inputsOf } from './task-inputs.ts'
import { rowsInWords } from './task-progress.tsx'
import { TaskStatus } from './task-status.tsx'
import { durationInWords } from './task-times.ts'
import { undoes } from './undo-state.ts'

function TaskChainLink({ task }: { task: TaskRef & Pick<TaskSummary, 'undoneBy'> }) {
  return (
    <HStack gap="2" wrap="wrap">
      <TextLink to={linkTo(routes.taskDetails, { taskId: task.id })}>{task.number}</TextLink>
      <TaskStatus task={task} />
      <Moment at={task.createdAt} relative />
    </HStack>
  )
}

const chainItem = (label: string, tasks: readonly TaskRef[]) =>
  tasks.length > 0 ? [{ label, value: tasks.map((one) => <TaskChainLink key={one.id} task={one} />) }] : []

/** The address breaks only at its @, where a phone has no room for it. */
function Requester({ name, email }: Task['createdBy']) {
  const [account, domain] = email.split('@')
  return (
    <>
      {name} ({account}@<wbr />
      {domain})
    </>
  )
}

/** Who requested a task and why, its file, parameters and related tasks. */
export function TaskFacts({ task }: { task: Task }) {
  const id = useId()
  const { file, parent, children, requestId } = task
  const speed = task.progress.ratePerSecond
  const repeats = children.filter(({ type }) => type === task.type)
  const undoings = children.filter(({ type }) => type !== task.type)
  return (
    <Stack as="section" gap="5" aria-labelledby={id}>
      <Heading as="h2" id={id} fontSize="md" fontWeight="strong">
        About this task
      </Heading>
      <DetailsList
        items={[
          { label: 'Type', value: TASK_TYPE_LABELS[task.type] },
          ...(task.subjectName ? [{ label: 'Subject', value: task.subjectName }] : []),
          { label: 'Requested by', value: <Requester {...task.createdBy} /> },
          { label: 'Reason', value: task.changeReason },
          { label: 'Rows', value: rowsInWords(task) },
          { label: 'Duration', value: durationInWords(task) },
          ...(speed === null ? [] : [{ label: 'Rows per second', value: Math.round(speed) }]),
          ...(file
            ? [
                { label: 'File', value: `${file.name}, ${sizeInWords(file.sizeBytes)}` },
                {
                  label: 'SHA-256',
                  value: (
                    <>
                      <Mono>{file.sha256}</Mono> <CopyButton value={file.sha256} label="SHA-256" />
                    </>
                  ),
                },
              ]
            : []),
          ...(parent
            ? [
                undoes(task, parent)
                  ? { label: 'Undoes', value: <TaskChainLink task={{ ...parent, undoneBy: task }} /> }
                  : { label: 'Retries failed rows of', value: <TaskChainLink task={parent} /> },
              ]
            : []),
          ...chainItem('Failed rows retried by', repeats),
          ...chainItem('Undone by', undoings),
          ...(requestId
            ? [
                {
                  label: 'Request ID',
                  value: (
                    <>
                      <Mono>{requestId}</Mono> <CopyButton value={requestId} label="request id" />
                    </>
                  ),
                },
              ]
            : []),
          ...inputsOf(task),
        ]}
      />
    </Stack>
  )
}
