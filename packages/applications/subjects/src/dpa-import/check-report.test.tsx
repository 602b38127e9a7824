import { expect, test } from '@jest/globals'
import { getTask, listTasks } from '@portal/contract/tasks/task-endpoints.ts'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { call } from '@portal/session'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CheckReport } from './check-report.tsx'

test('an import with corrected rows cannot start before they are checked', async () => {
  await signInAs('onboarding')
  const { items } = await call(listTasks, {
    query: { type: ['DPA_IMPORT'], status: ['AWAITING_CONFIRMATION'] },
  })
  const task = await call(getTask, { params: { taskId: items[0]?.id ?? '' } })
  renderInApp(<CheckReport task={task} onDiscarded={() => undefined} />)
  const start = screen.getByRole('button', { name: 'Start import' })
  expect(start.getAttribute('aria-description')).toBeNull()
  const [cell] = await screen.findAllByRole('textbox', { name: /of row \d/ })
  if (!cell) throw new Error('The demo has no invalid row.')
  await userEvent.type(cell, '1')
  expect(start.getAttribute('aria-description')).toBe('Check the corrected rows first')
})
