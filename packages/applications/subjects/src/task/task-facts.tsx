import { TASK_TYPE_LABELS, UNDO_TYPES } from '@portal/contract/tasks/task.ts'
import type { Task, TaskRef } from '@portal/contract/tasks/task-schemas.ts'
import { isOneOf } from '@portal/contract/typed-objects.ts'
import { sizeInWords } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { CopyButton, DetailsList, Heading, HStack, Moment, Mono, Stack, TextLink } from '@portal/ui'
import { useId } from 'react'
import { routes } from '../routes.ts'
import { inputsOf } from './task-inputs.ts'
import { rowsInWords } from './task-progress.tsx'
import { TaskStatus } from './task-status.tsx'
import { durationInWords } from './task-times.ts'

function TaskChainLink({ task }: { task: TaskRef }) {
  return (
    <HStack gap="2" wrap="wrap">
      <TextLink to={linkTo(routes.taskDetails, { taskId: task.id })}>{task.number}</TextLink>
      <TaskStatus status={task.status} />
      <Moment at={task.createdAt} relative />
    </HStack>
  )
}

/** How a task relates to the one it follows from, as text. */
const relationTo = ({ type }: Pick<TaskRef, 'type'>) =>
  isOneOf(UNDO_TYPES, type)
    ? { back: 'Undoes', on: 'Undone by' }
    : { back: 'Retries failed rows of', on: 'Failed rows retried by' }

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
          ...(parent ? [{ label: relationTo(task).back, value: <TaskChainLink task={parent} /> }] : []),
          ...[repeats, undoings].flatMap(([first, ...more]) =>
            first
              ? [
                  {
                    label: relationTo(first).on,
                    value: [first, ...more].map((one) => <TaskChainLink key={one.id} task={one} />),
                  },
                ]
              : [],
          ),
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
