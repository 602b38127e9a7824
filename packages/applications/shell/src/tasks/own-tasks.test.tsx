import { beforeEach, expect, test } from '@jest/globals'
import { listDpas } from '@portal/contract/dpas/dpa-endpoints.ts'
import { listTasks } from '@portal/contract/tasks/task-endpoints.ts'
import { renderInApp } from '@portal/portal-app/testing'
import { queryClient, queryFor } from '@portal/session'
import { act } from '@testing-library/react'
import { OwnTasks } from './own-tasks.tsx'

const user = { sub: '7', email: 'ana@program.example', givenName: 'Ana', familyName: 'Ruiz' }
const KNOWN = `portal.tasks.${user.sub}`
const tasks = queryFor(listTasks, { query: { createdBy: user.email, pageSize: 50 } }).queryKey
const dpas = queryFor(listDpas, {}).queryKey

/** What the API tells about the operator's only task. */
const tell = (status: 'RUNNING' | 'COMPLETED') =>
  act(async () => {
    const task = { id: '1', type: 'DPA_IMPORT', status, createdAt: '2026-01-01T12:00:00Z', number: 'T-1' }
    queryClient.setQueryData<unknown>(tasks, { items: [task] })
    // The cache notifies with a timer.
    await new Promise((resolve) => setTimeout(resolve))
  })

const isListInvalidated = () => queryClient.getQueryState(dpas)?.isInvalidated

/** Opens a page with a list, while the task is running. */
async function openPage(): Promise<void> {
  await tell('RUNNING')
  queryClient.setQueryData<unknown>(dpas, { items: [] })
  renderInApp(<OwnTasks user={user} />)
}

beforeEach(() => {
  localStorage.setItem(KNOWN, '[]')
  queryClient.clear()
})

test('reads lists again after a task has changed what they show', async () => {
  await openPage()
  expect(isListInvalidated()).toBe(false)
  await tell('COMPLETED')
  expect(isListInvalidated()).toBe(true)
  expect(localStorage.getItem(KNOWN)).toBe('["1 COMPLETED"]')
})

test('reads lists again in each window, whichever noticed first that the task ended', async () => {
  await openPage()
  localStorage.setItem(KNOWN, '["1 COMPLETED"]')
  window.dispatchEvent(new StorageEvent('storage', { key: KNOWN }))
  await tell('COMPLETED')
  expect(isListInvalidated()).toBe(true)
})

test('does not read lists again for a task that had ended before the page was opened', async () => {
  localStorage.setItem(KNOWN, '["1 COMPLETED"]')
  await tell('COMPLETED')
  queryClient.setQueryData<unknown>(dpas, { items: [] })
  renderInApp(<OwnTasks user={user} />)
  await tell('COMPLETED')
  expect(isListInvalidated()).toBe(false)
})
