import { beforeEach, expect, jest, test } from '@jest/globals'
import { getTask, listTasks } from '@portal/contract/tasks/task-endpoints.ts'
import type { Task } from '@portal/contract/tasks/task-schemas.ts'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { call } from '@portal/session'
import { leaveGuard } from '@portal/ui/blocks'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { ComparisonReport } from './comparison-report.tsx'

// jsdom has no layout, and the dialog only focuses elements that have a size.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1)
})

/** Shows the compared package of the demo, which other tests may have canceled. */
async function show(changed: (task: Task) => Partial<Task> = () => ({})) {
  await signInAs('onboarding')
  const { items } = await call(listTasks, { query: { type: ['SUBJECT_IMPORT'], pageSize: 1 } })
  const task = await call(getTask, { params: { taskId: items[0]?.id ?? '' } })
  const compared = { ...task, status: 'AWAITING_CONFIRMATION' as const, ...changed(task) }
  renderInApp(
    <Suspense>
      <ComparisonReport task={compared} onDiscarded={() => undefined} />
    </Suspense>,
  )
  return screen.findByRole('button', { name: 'Start promotion' })
}

test('a package with changed choices cannot start before it is compared with them', async () => {
  const start = await show()
  expect(start.getAttribute('aria-description')).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Business data' }))
  expect(start.getAttribute('aria-description')).toBe('Compare again first')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Business data' }))
  expect(start.getAttribute('aria-description')).toBeNull()
})

test('asks before changed choices are lost by leaving', async () => {
  await show()
  expect(leaveGuard.isHolding()).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Replace an address' }))
  let mayLeave: Promise<boolean> | undefined
  act(() => {
    mayLeave = leaveGuard.mayLeave()
  })
  const question = await screen.findByRole('dialog', { name: 'Leave without comparing again' })
  await userEvent.click(within(question).getByRole('button', { name: 'Leave' }))
  expect(await mayLeave).toBe(true)
})

test('a package whose choices someone else has changed does not start', async () => {
  const start = await show(({ revision }) => ({ revision: revision - 1 }))
  await userEvent.click(start)
  const question = within(await screen.findByRole('dialog'))
  await userEvent.type(question.getByLabelText('Change reason'), 'Tested in the sandbox')
  await userEvent.click(question.getByRole('button', { name: 'Start promotion' }))
  expect(await question.findByText('Someone else has just changed this.')).toBeTruthy()
})
