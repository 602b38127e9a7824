import { afterEach, expect, jest, test } from '@jest/globals'
import { getTask, listTasks } from '@portal/contract/tasks/task-endpoints.ts'
import type { Artifact, Task } from '@portal/contract/tasks/task-schemas.ts'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { call } from '@portal/session'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { ErrorSection } from './error-section.tsx'

const { fetch } = globalThis
afterEach(() => {
  globalThis.fetch = fetch
  jest.restoreAllMocks()
})

const report: Artifact = {
  name: 'errors.csv',
  kind: 'ERROR_REPORT',
  contentType: 'text/csv',
  sizeBytes: 81_213,
  sha256: '0'.repeat(64),
  expiresAt: '2100-01-01T00:00:00.000Z',
}
const expired = { downloadUrl: 'https://storage.example/expired', urlExpiresAt: '2026-01-01T00:00:00.000Z' }
const renewed = { downloadUrl: 'https://storage.example/renewed', urlExpiresAt: '2100-01-01T00:00:00.000Z' }
const LINK = { name: 'Download these rows with their errors' }

/** The invalid rows of a demo import, with these files. Returns the import. */
async function showErrors(...artifacts: Artifact[]): Promise<Task> {
  await signInAs('onboarding')
  const { items } = await call(listTasks, { query: { type: ['DPA_IMPORT'] } })
  const task = await call(getTask, { params: { taskId: items[0]?.id ?? '' } })
  renderInApp(<ErrorSection task={{ ...task, artifacts }} />)
  return task
}

test('renews an expired link to the rows with errors before it downloads them', async () => {
  const task = await showErrors({ ...report, ...expired })
  globalThis.fetch = async (address, init) =>
    String(address).endsWith(`/tasks/${task.id}`)
      ? Response.json({ ...task, artifacts: [{ ...report, ...renewed }] })
      : fetch(address, init)
  const opened: string[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(this.href)
  })
  const isFollowed = fireEvent.click(screen.getByRole('link', LINK))
  await waitFor(() => expect(opened).toEqual([renewed.downloadUrl]))
  expect(isFollowed).toBe(false)
})

test('offers no download to an operator who must not download the rows', async () => {
  await showErrors(report)
  expect(screen.getByRole('heading', { name: 'Invalid rows' })).toBeTruthy()
  expect(screen.queryByRole('link', LINK)).toBeNull()
})
