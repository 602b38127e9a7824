import { TASK_TYPE_LABELS } from '@portal/contract/tasks/task.ts'
import { listTasks } from '@portal/contract/tasks/task-endpoints.ts'
import { columnsFor, sizeInWords } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { CopyButton, Moment, Mono, Stack, Text, TextLink } from '@portal/ui'
import { routes } from '../routes.ts'
import { rowsInWords, TaskBar } from './task-progress.tsx'
import { TaskStatus, taskStatusInWords } from './task-status.tsx'
import { durationInWords } from './task-times.ts'

export const taskColumns = columnsFor(listTasks, [
  {
    key: 'title',
    label: 'Task',
    rowHeader: true,
    maxWidth: '30rem',
    text: ({ number, title }) => `${number} ${title}`,
    cell: ({ id, number, title, type, file }) => (
      <Stack gap="0">
        <TextLink to={linkTo(routes.taskDetails, { taskId: id })}>{title}</TextLink>
        <Text color="fg.muted" fontSize="sm" fontWeight="normal">
          {number} · {TASK_TYPE_LABELS[type]}
          {file && ` · ${file.name}`}
        </Text>
      </Stack>
    ),
  },
  {
    key: 'status',
    label: 'Status',
    sortable: true,
    text: taskStatusInWords,
    cell: (task) => (
      <Stack gap="0" align="flex-start">
        <TaskStatus task={task} />
        <TaskBar task={task} />
      </Stack>
    ),
  },
  { computed: 'rows', label: 'Rows', align: 'end', hideBelow: 'md', text: rowsInWords },
  {
    key: 'createdAt',
    label: 'Requested',
    sortable: true,
    hideBelow: 'md',
    cell: ({ createdAt, createdBy }) => (
      <Stack gap="0" whiteSpace="nowrap">
        <Moment at={createdAt} relative />
        <Text color="fg.muted" fontSize="sm">
          {createdBy.name}
        </Text>
      </Stack>
    ),
  },
  {
    computed: 'duration',
    label: 'Duration',
    align: 'end',
    hideBelow: 'lg',
    text: (task) => durationInWords(task),
  },
  { key: 'changeReason', label: 'Reason', optional: true },
  {
    key: 'type',
    label: 'Type',
    sortable: true,
    optional: true,
    text: ({ type }) => TASK_TYPE_LABELS[type],
  },
  { key: 'subjectName', label: 'Subject', optional: true },
  { computed: 'createdBy', label: 'Requested by', optional: true, text: ({ createdBy }) => createdBy.email },
  { computed: 'file', label: 'File', optional: true, text: ({ file }) => file?.name },
  {
    computed: 'fileSize',
    label: 'File size',
    align: 'end',
    optional: true,
    text: ({ file }) => file && sizeInWords(file.sizeBytes),
  },
  {
    key: 'id',
    label: 'Task ID',
    optional: true,
    cell: ({ id }) => (
      <>
        <Mono>{id}</Mono> <CopyButton value={id} label="task ID" />
      </>
    ),
  },
])
