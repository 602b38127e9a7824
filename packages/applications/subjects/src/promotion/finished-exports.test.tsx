import { afterEach, expect, test } from '@jest/globals'
import { listTasks } from '@portal/contract/tasks/task-endpoints.ts'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { call } from '@portal/session'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FinishedExports } from './finished-exports.tsx'

const { fetch } = window
afterEach(() => {
  window.fetch = fetch
})

test('a double click starts one comparison', async () => {
  await signInAs('onboarding')
  const exports = await call(listTasks, { query: { pageSize: 1 } })
  let started = 0
  window.fetch = async (address, init) => {
    if (init?.method !== 'POST')
      return String(address).includes('/tasks?') ? Response.json(exports) : fetch(address, init)
    started += 1
    return new Promise(() => undefined)
  }
  renderInApp(<FinishedExports onCompared={() => undefined} />)
  await userEvent.dblClick(await screen.findByRole('button', { name: /^Compare T-/ }))
  expect(started).toBe(1)
})
