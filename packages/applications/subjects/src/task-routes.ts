import { ListTodo } from '@lucide/icons'
import { TASK_LIST, TASK_SCREEN } from '@portal/contract/tasks/task-address.ts'
import { getTask, listTasks } from '@portal/contract/tasks/task-endpoints.ts'
import { defineRoutes } from '@portal/routing/define-routes.ts'
import { SUBJECTS_MANAGEMENT as group } from './menu-group.ts'

export const taskRoutes = defineRoutes({
  taskList: {
    path: TASK_LIST,
    label: 'Tasks',
    title: 'Tasks',
    purpose: 'Imports, exports and bulk changes: progress and errors.',
    needs: { allOf: ['task.search'] },
    menu: { group, item: 'Tasks', order: 23, icon: ListTodo, link: 'List', spoken: 'tasks' },
    key: 't',
    page: () => import('./task/task-list-page.tsx'),
    list: listTasks,
    sort: '-createdAt',
  },
  taskDetails: {
    path: TASK_SCREEN,
    label: 'Task',
    title: 'Task',
    needs: { allOf: ['task.get'] },
    page: () => import('./task/task-details-page.tsx'),
    record: getTask,
  },
  promoteSubject: {
    path: '/tasks/promote-subject',
    label: 'Promote subject',
    title: 'Promote subject',
    purpose: 'Import a subject with its payment applications and templates from another environment.',
    needs: { anyOf: ['subject.create', 'dpa.import'] },
    menu: { group, item: 'Tasks', link: 'Promote subject' },
    page: () => import('./promotion/promote-subject-page.tsx'),
  },
  dpaImport: {
    path: '/tasks/bulk-import',
    label: 'DPA bulk import',
    title: 'DPA bulk import',
    purpose: 'Create or update many payment applications, for one or several SRC initiators, from a file.',
    needs: { allOf: ['dpa.import'], subjectTypes: ['SRCI'] },
    menu: { group, item: 'Tasks', link: 'DPA bulk import' },
    page: () => import('./dpa-import/several-dpa-import-page.tsx'),
  },
})
