import { expect, test } from '@jest/globals'
import { getTask, listTasks } from '@portal/contract/tasks/task-endpoints.ts'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { call } from '@portal/session'
import { screen } from '@testing-library/react'
import { CheckProgress } from './check-progress.tsx'

test.each([
  [1, '1 row checked.'],
  [1200, '1,200 rows checked.'],
])('shows that %i rows have been checked', async (processed, said) => {
  await signInAs('viewer')
  const { items } = await call(listTasks, { query: { type: 'DPA_IMPORT', pageSize: 1 } })
  const task = await call(getTask, { params: { taskId: items[0]?.id ?? '' } })
  const progress = { ...task.progress, processed, total: 5000 }
  renderInApp(<CheckProgress task={{ ...task, status: 'VALIDATING', progress }} />)
  expect(await screen.findByText(new RegExp(`^${said}`))).toBeTruthy()
})
