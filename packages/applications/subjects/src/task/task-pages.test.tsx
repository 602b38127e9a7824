import { beforeEach, expect, jest, test } from '@jest/globals'
import type { InputOf } from '@portal/contract/endpoint.ts'
import { getTask, listTaskRows, listTasks } from '@portal/contract/tasks/task-endpoints.ts'
import type { TaskSummary } from '@portal/contract/tasks/task-schemas.ts'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { call } from '@portal/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { routes } from '../routes.ts'
import TaskDetailsPage from './task-details-page.tsx'
import TaskListPage from './task-list-page.tsx'

// jsdom has no layout, and the dialog only focuses elements that have a size.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1)
})

async function taskWith(query: NonNullable<InputOf<typeof listTasks>['query']>): Promise<TaskSummary> {
  const { items } = await call(listTasks, { query })
  const [task] = items
  if (!task) throw new Error('The demo data has no such task.')
  return task
}

const show = ({ id }: Pick<TaskSummary, 'id'>, query = '') =>
  renderInApp(
    <Suspense>
      <Routes>
        <Route path={routes.taskDetails.path} element={<TaskDetailsPage />} />
      </Routes>
    </Suspense>,
    `/tasks/${id}${query}`,
  )

test("shows each task's status and number of failed rows in the list", async () => {
  await signInAs('viewer')
  const task = await taskWith({ status: 'COMPLETED_WITH_ERRORS', type: 'DPA_IMPORT' })
  renderInApp(<TaskListPage />, `/?q=${task.number}`)
  const row = await screen.findByRole('row', { name: new RegExp(task.title) })
  expect(within(row).getByText('Completed with errors')).toBeTruthy()
  expect(within(row).getByText(new RegExp(`, ${task.progress.failed} failed$`))).toBeTruthy()
})

test('shows the progress of a running task', async () => {
  await signInAs('viewer')
  const task = await taskWith({ status: 'RUNNING' })
  show(task)
  const bar = await screen.findByRole('progressbar', { name: `Progress of ${task.number}` })
  expect(bar.getAttribute('value')).toBe(String(task.progress.percent))
  const phases = within(screen.getByRole('list', { name: 'Phases' })).getAllByRole('listitem')
  expect(phases.map((phase) => phase.getAttribute('aria-current'))).toEqual([null, null, 'step', null])
})

test('counts errors by reason, and filters by one', async () => {
  await signInAs('viewer')
  show(await taskWith({ q: 'T-1168' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Not unique/ }))
  const table = await screen.findByRole('table', { name: 'Failed rows' })
  // Both at once: while the filtered rows load, the table has none of either kind.
  await waitFor(() => {
    expect(within(table).queryAllByText('Correct the format.')).toEqual([])
    expect(within(table).queryAllByText('An earlier row has the same ID.')).not.toEqual([])
  })
})

test('says at the top what a task undoes, and by which task one is undone', async () => {
  await signInAs('viewer')
  const undoing = await taskWith({ type: 'DPA_BATCH_UNDO' })
  const { parent } = await call(getTask, { params: { taskId: undoing.id } })
  const noticeOf = async (title: string) => {
    const notice = (await screen.findByText(title)).closest<HTMLElement>('[role=status]')
    if (!notice) throw new Error(`"${title}" is not in a notice.`)
    return within(notice).getByRole('link')
  }
  const { unmount } = show(undoing)
  const back = await noticeOf('This task undoes another')
  expect([back.textContent, back.getAttribute('href')]).toEqual([parent?.number, `/tasks/${parent?.id}`])
  unmount()
  show({ id: parent?.id ?? '' })
  const on = await noticeOf('This task was undone')
  expect([on.textContent, on.getAttribute('href')]).toEqual([undoing.number, `/tasks/${undoing.id}`])
})

test('a task that was undone says so instead of its errors, and offers no retry', async () => {
  await signInAs('admin')
  const undoing = await taskWith({ type: 'DPA_BATCH_UNDO' })
  const { parent } = await call(getTask, { params: { taskId: undoing.id } })
  expect(parent?.status).toBe('COMPLETED_WITH_ERRORS')
  show({ id: parent?.id ?? '' })
  expect(await screen.findByText('Undone')).toBeTruthy()
  expect(screen.queryByText('Completed with errors')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Retry failed rows' })).toBeNull()
})

test('lists what a bulk action touched as links, each with its result', async () => {
  await signInAs('viewer')
  const task = await taskWith({ type: 'DPA_BATCH', status: 'COMPLETED_WITH_ERRORS' })
  const { items } = await call(listTaskRows, { params: { taskId: task.id } })
  show(task)
  const table = await screen.findByRole('table', { name: 'Records of the task' })
  const [first] = items
  const row = await within(table).findByRole('row', { name: new RegExp(first?.dpa?.name ?? '') })
  expect(
    within(row)
      .getByRole('link', { name: first?.dpa?.name ?? '' })
      .getAttribute('href'),
  ).toBe(`/subjects/business/details/${first?.subject?.id}/dpa/details/${first?.dpa?.id}`)
  expect(within(row).getByText('Published')).toBeTruthy()
})

test('filters the records of a bulk action by result', async () => {
  await signInAs('viewer')
  const task = await taskWith({ type: 'DPA_BATCH', status: 'COMPLETED_WITH_ERRORS' })
  show(task)
  await userEvent.click(await screen.findByRole('button', { name: /^Failed/ }))
  const table = await screen.findByRole('table', { name: 'Records of the task' })
  // Both at once: while the filtered rows load, the table has none of either kind.
  await waitFor(() => {
    expect(within(table).queryAllByText('Published')).toEqual([])
    expect(within(table).queryAllByText('There is no DPA with this ID.')).not.toEqual([])
  })
})

test('says in words which records a bulk action was for', async () => {
  await signInAs('viewer')
  show(await taskWith({ type: 'DPA_BATCH' }))
  expect(await screen.findByText('Unpublished changes: Has unpublished changes')).toBeTruthy()
})

test('shows no time left when nobody works on a task', async () => {
  await signInAs('viewer')
  show(await taskWith({ status: 'RUNNING' }))
  await screen.findByRole('list', { name: 'Phases' })
  expect(screen.queryByText(/ left$/)).toBeNull()
})

test('says that old files have been deleted', async () => {
  await signInAs('viewer')
  show(await taskWith({ sort: 'createdAt', type: 'DPA_EXPORT' }))
  expect(
    await screen.findByText('Files are kept for 30 days. The files of this task have been deleted.'),
  ).toBeTruthy()
})

test('shows why a task failed', async () => {
  await signInAs('viewer')
  show(await taskWith({ status: 'FAILED', type: 'DPA_IMPORT' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('A quoted value is never closed, in or after row 17.')
})

test('says when a task is canceled unless somebody confirms it', async () => {
  await signInAs('viewer')
  const task = await taskWith({ status: 'AWAITING_CONFIRMATION' })
  show(task)
  const text = await screen.findByText(/Without confirmation, it is canceled on/)
  expect(text.querySelector('time')?.dateTime).toBe(task.confirmBy)
})

test('offers no actions to operators who can only read tasks', async () => {
  await signInAs('viewer')
  show(await taskWith({ status: 'RUNNING' }))
  await screen.findByRole('list', { name: 'Phases' })
  expect(screen.queryByRole('button', { name: 'Cancel task' })).toBeNull()
})

test('asks why a checked task is confirmed, as the start of an import does', async () => {
  await signInAs('onboarding')
  const task = await taskWith({ status: 'AWAITING_CONFIRMATION', type: 'SUBJECT_IMPORT' })
  show(task)
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
  const question = await screen.findByRole('dialog', { name: `Confirm ${task.number}, ${task.title}?` })
  await userEvent.click(within(question).getByRole('button', { name: 'Confirm' }))
  expect((await within(question).findByLabelText('Change reason')).getAttribute('aria-invalid')).toBe('true')
})

test('cancels a task with a reason, says which rows stay, and then by whom and why', async () => {
  await signInAs('onboarding')
  const task = await taskWith({ status: 'AWAITING_CONFIRMATION', type: 'SUBJECT_IMPORT' })
  show(task)
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel task' }))
  const question = await screen.findByRole('dialog', { name: `Cancel ${task.number}, ${task.title}?` })
  expect(await within(question).findByText('Nothing has been changed yet.')).toBeTruthy()
  await userEvent.type(within(question).getByLabelText('Change reason'), 'It was the wrong package')
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel task' }))
  expect(await screen.findByText('Canceled')).toBeTruthy()
  expect(screen.getByText('Olivia Hargreaves: It was the wrong package')).toBeTruthy()
})

test('shows in the dialog why an undo is refused, and keeps the typed reason', async () => {
  await signInAs('onboarding')
  const task = await taskWith({ q: 'T-1168' })
  show(task)
  await userEvent.click(await screen.findByRole('button', { name: 'Undo import' }))
  const question = await screen.findByRole('alertdialog', { name: `Undo ${task.number}, ${task.title}?` })
  await userEvent.type(within(question).getByLabelText(`Type ${task.number} to confirm`), task.number)
  await userEvent.type(within(question).getByLabelText('Change reason'), 'It was the list of May')
  await userEvent.click(within(question).getByRole('button', { name: 'Undo import' }))
  expect((await within(question).findByRole('alert')).textContent).toContain('can no longer be undone')
  expect(within(question).getByLabelText<HTMLTextAreaElement>('Change reason').value).toBe(
    'It was the list of May',
  )
})

test('shows what a task awaiting confirmation will do, not what it did', async () => {
  await signInAs('viewer')
  show(await taskWith({ status: 'AWAITING_CONFIRMATION', type: 'DPA_IMPORT' }))
  const expected = await screen.findByRole('region', { name: 'Expected result' })
  expect(within(expected).getByText('To be updated')).toBeTruthy()
})
