import { getTask, listTasks } from '@portal/contract/tasks/task-endpoints.ts'
import { ListScreen } from '@portal/portal-app'
import { call } from '@portal/session'
import { taskActions } from './task-actions.ts'
import { taskColumns } from './task-columns.tsx'
import { TaskLook } from './task-look.tsx'
import { refreshMsOfAll } from './task-times.ts'
import { useTaskFilters } from './use-task-filters.ts'

export default function TaskListPage() {
  const { filters, views } = useTaskFilters()
  return (
    <ListScreen
      call={listTasks}
      name="tasks"
      find={{ filters, label: 'Search by number, ID, title or file', views }}
      rows={{
        columns: taskColumns,
        name: ({ number, title }) => `${number}, ${title}`,
        actions: taskActions,
        reread: ({ id }) => call(getTask, { params: { taskId: id } }, { errors: 'nowhere' }),
        refreshMs: refreshMsOfAll,
        quickLook: (task) => <TaskLook key={task.id} task={task} />,
      }}
      empty={{
        title: 'No tasks yet',
        text: 'Imports, exports and bulk changes run as tasks. Start them from the lists of subjects and DPAs.',
      }}
    />
  )
}
