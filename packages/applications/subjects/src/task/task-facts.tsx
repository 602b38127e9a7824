import { TASK_TYPE_LABELS } from '@portal/contract/tasks/task.ts'
import type { Task, TaskRef } from '@portal/contract/tasks/task-schemas.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { CopyButton, DetailsList, Heading, HStack, humanize, Moment, Mono, Stack, TextLink } from '@portal/ui'
import { type ReactNode, useId } from 'react'
import { routes } from '../routes.ts'
import { fileSize } from './file-size.ts'
import { rowsInWords } from './task-progress.tsx'
import { TaskStatus } from './task-status.tsx'
import { durationInWords } from './task-times.ts'

/** Shown elsewhere, or meaningless to people. */
const LEFT_OUT: readonly string[] = ['changeReason', 'uploadId', 'taskId']

function parameterOf(value: unknown): ReactNode {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map(String).join(', ')
  if (typeof value === 'object' && value !== null)
    return Object.keys(value).length === 0 ? 'Everything' : <Mono>{JSON.stringify(value)}</Mono>
  const text = String(value)
  return /^[A-Z_]+$/.test(text) ? humanize(text) : text
}

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
  type === 'DPA_IMPORT_UNDO'
    ? { back: 'Undoes', on: 'Undone by' }
    : { back: 'Retries failed rows of', on: 'Failed rows retried by' }

/** Who requested a task and why, its file, parameters and related tasks. */
export function TaskFacts({ task }: { task: Task }) {
  const id = useId()
  const { file, parent, children, requestId } = task
  const speed = task.progress.ratePerSecond
  const repeats = children.filter(({ type }) => type === task.type)
  const undoings = children.filter(({ type }) => type !== task.type)
  const parameters = Object.entries(task.options).filter(([name]) => !LEFT_OUT.includes(name))
  return (
    <Stack as="section" gap="5" aria-labelledby={id}>
      <Heading as="h2" id={id} fontSize="md" fontWeight="strong">
        About this task
      </Heading>
      <DetailsList
        items={[
          { label: 'Type', value: TASK_TYPE_LABELS[task.type] },
          { label: 'Subject', value: task.subjectName },
          { label: 'Requested by', value: `${task.createdBy.name} (${task.createdBy.email})` },
          { label: 'Reason', value: task.changeReason },
          { label: 'Rows', value: rowsInWords(task) },
          { label: 'Duration', value: durationInWords(task) },
          ...(speed === null ? [] : [{ label: 'Rows per second', value: Math.round(speed) }]),
          ...(file
            ? [
                { label: 'File', value: `${file.name}, ${fileSize(file.sizeBytes)}` },
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
                  label: 'Request id',
                  value: (
                    <>
                      <Mono>{requestId}</Mono> <CopyButton value={requestId} label="request id" />
                    </>
                  ),
                },
              ]
            : []),
          ...parameters.map(([name, value]) => ({ label: humanize(name), value: parameterOf(value) })),
        ]}
      />
    </Stack>
  )
}
